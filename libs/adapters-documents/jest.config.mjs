import { preset } from '../../jest.preset.mjs';

// Reading hundreds of pages back takes longer than the usual patience on a busy machine.
export default preset(import.meta.url, { testTimeout: 60_000 });
