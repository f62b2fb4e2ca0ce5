# The forms of the full screen: the new game and the saves. it-forms.ftl has the same keys.
