import SeedSequencer from '@portico/tools/testing/sequencer.mjs';

/** How the files begin that take longest: nothing is left to do beside the one that begins last. */
const longest = [
  'every-screen',
  'practice-systems',
  'new-results',
  'interruptions',
  'layout-faults',
  'wallets',
  'wait-list',
  'health.',
  'session',
  'check-in-walks',
  'frame',
  'payments',
  'sign-in-service',
  'guests',
  'sign-in.',
  'shop',
  'delegates',
  'start',
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
