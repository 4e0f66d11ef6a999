import { onNewFile } from './on-new-test-file.mjs';

onNewFile(() => globalThis.jest.restoreAllMocks());
