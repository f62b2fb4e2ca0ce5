//! A scale for figures: every benchmark of a run is also reported relative to one fixed piece of work that
//! was measured in the same run, so that figures of different machines and busy hours can be compared.

use std::hash::Hasher;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion};
use siphasher::sip::SipHasher13;

/// Bytes that the fixed piece of work hashes.
const BYTES: usize = 1 << 20;

/// The best time of each benchmark of this run.
pub struct Scale {
    unit: Option<Duration>,
    best: Vec<(String, Duration)>,
}

impl Scale {
    /// A scale whose unit is the time for hashing one MiB with SipHash-1-3.
    pub fn new(criterion: &mut Criterion) -> Self {
        let mut scale = Self { unit: None, best: Vec::new() };
        let bytes = vec![7_u8; BYTES];
        let mut group = criterion.benchmark_group("scale");
        scale.measure(&mut group, "siphash of 1 MiB", || {
            let mut hasher = SipHasher13::new();
            hasher.write(black_box(&bytes));
            hasher.finish()
        });
        group.finish();
        scale.unit = scale.best.pop().map(|(_, time)| time);
        scale
    }

    /// Measures `routine` under a name of the group.
    pub fn measure<R>(
        &mut self,
        group: &mut BenchmarkGroup<'_, WallTime>,
        name: &str,
        mut routine: impl FnMut() -> R,
    ) {
        let mut best: Option<Duration> = None;
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|iterations| {
                let start = Instant::now();
                for _ in 0..iterations {
                    black_box(routine());
                }
                let spent = start.elapsed();
                let each = Duration::from_secs_f64(spent.as_secs_f64() / iterations as f64);
                best = Some(best.map_or(each, |best| best.min(each)));
                spent
            });
        });
        // Nothing was measured where the benchmark was filtered out.
        self.best.extend(best.map(|best| (name.to_owned(), best)));
    }

    /// Says the best time of each benchmark, in itself and in units.
    pub fn report(&self) {
        let mut lines = String::from("\nbest of this run, and in units of siphash of 1 MiB:\n");
        for (name, time) in &self.best {
            let units = self.unit.map_or(f64::NAN, |unit| time.as_secs_f64() / unit.as_secs_f64());
            lines += &format!("  {name:<44} {time:>12.3?} {units:>12.6}\n");
        }
        say(&lines);
    }
}

/// Writes to the output; nobody minds where there is none.
pub fn say(text: &str) {
    let _ = std::io::stdout().write_all(text.as_bytes());
}
