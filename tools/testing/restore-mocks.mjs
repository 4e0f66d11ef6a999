import { onNewFile } from './new-file.mjs';

onNewFile(() => void globalThis.jest.restoreAllMocks());
