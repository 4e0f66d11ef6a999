import { describe, expect, it } from '@jest/globals';
import { storeFor } from './app-store-link.ts';

const stores = { ios: 'https://ios.example', android: 'https://android.example' };

describe('the app store of a device', () => {
  it.each([
    ['a phone with iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, stores.ios],
    ['a tablet with iOS', 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', 5, stores.ios],
    ['a tablet that calls itself a computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, stores.ios],
    ['a phone with Android', 'Mozilla/5.0 (Linux; Android 16; Pixel 10)', 5, stores.android],
    ['a computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, undefined],
    ['a computer with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, undefined],
  ])('ACC-050 is, for %s, that of its system', (_, userAgent, touchPoints, address) => {
    expect(storeFor({ userAgent, touchPoints }, stores)).toBe(address);
    expect(storeFor({ userAgent, touchPoints }, {})).toBeUndefined();
  });
});
