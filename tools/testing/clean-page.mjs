import { cleanup } from '@testing-library/react';
import { onNewFile } from './at-test-file-start.mjs';

// The library takes a test's screens away by itself, but only in the first file that loads it; and what a file has put
// on the page in another way is not the next one's.
onNewFile(() => {
  document.body.replaceChildren();
  globalThis.afterEach(cleanup);
});
