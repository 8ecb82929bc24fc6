import fc from 'fast-check';

// The same cases in every run, so that a red test is about the change at hand; FC_SEED=… looks for new ones.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_120) });
