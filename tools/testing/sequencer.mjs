import Sequencer from '@jest/test-sequencer';

/** Hands the seed of `--randomize` to the processes of the run; Jest's runner for bare Node does not. */
export default class SeedSequencer extends Sequencer {
  constructor(options) {
    super(options);
    const { randomize, seed } = options.globalConfig;
    if (randomize === true) process.env.PORTICO_TEST_SEED = String(seed);
  }
}
