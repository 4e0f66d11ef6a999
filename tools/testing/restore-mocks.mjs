import { onNewFile } from './at-test-file-start.mjs';

onNewFile(() => globalThis.jest.restoreAllMocks());
