import { onNewFile } from './new-file.mjs';

onNewFile(() => globalThis.jest.restoreAllMocks());
