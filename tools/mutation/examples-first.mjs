import Sequencer from '@jest/test-sequencer';

/** Examples are quick and name what is wrong; the laws come last. */
export default class ExamplesFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => Number(a.path.includes('laws.')) - Number(b.path.includes('laws.')));
  }
}
