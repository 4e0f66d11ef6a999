import SeedSequencer from '@portico/tools/testing/sequencer.mjs';

/** How the files begin that take longest: nothing is left to do beside the one that begins last. */
const longest = [
  'practice-systems',
  'every-screen',
  'wallets',
  'wait-list',
  'check-in-walks',
  'session',
  'payments',
  'frame',
  'sign-in-service',
  'shop',
  'guests',
];

const place = ({ path }) => {
  const at = longest.findIndex((start) => path.includes(`/e2e/${start}`));
  return at === -1 ? longest.length : at;
};

/** On a machine that has not run them yet, Jest would take them by their size, which says nothing here. */
export default class LongestFirst extends SeedSequencer {
  sort(tests) {
    return [...tests].sort((one, other) => place(one) - place(other));
  }
}
