import { cleanup } from '@testing-library/react';
import { addEventHandler } from 'jest-circus';

// The library takes a test's screens away by itself, but only in the first file that loads it; and what a file has put
// on the page in another way is not the next one's.
addEventHandler(({ name }, { rootDescribeBlock: { hooks } }) => {
  if (name !== 'add_test' || hooks.some(({ fn }) => fn === cleanup)) return;
  document.body.replaceChildren();
  hooks.push({ type: 'afterEach', fn: cleanup });
});
