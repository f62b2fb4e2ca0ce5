#!/bin/sh
# A bot in shell: it always makes the first move of the list. It shows how little a bot has to do.
#
#     unstable-students new --save prova --seat Ada --seat 'Bea=bot:sh examples/bots/first.sh'

while IFS= read -r line; do
    case $line in
        '{"type":"hello",'*)
            echo '{"type":"hello","protocol":1,"name":"first.sh","version":"1.0"}'
            ;;
        '{"type":"request",'*)
            # The number comes right after the type.
            number=${line#'{"type":"request","number":'}
            number=${number%%[!0-9]*}
            echo '{"type":"answer","number":'"$number"',"index":0}'
            ;;
        '{"type":"bye"'*)
            exit 0
            ;;
    esac
done
