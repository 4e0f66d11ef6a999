import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder, CSS: { supports: () => true, escape: String } });
