import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseDevice, placeholderDevice } from './device-id.ts';

describe('a device identifier', () => {
  it('ACC-139 is kept where it is a UUID', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(parseDevice(uuid)).toBe(uuid);
      }),
    );
  });

  it('ACC-140 ACC-141 is the placeholder of x where there is none', () => {
    expect(placeholderDevice).toBe('xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx');
    for (const raw of ['', 'two words', 'a'.repeat(129), undefined, null, 7]) {
      expect(parseDevice(raw)).toBe(placeholderDevice);
    }
    expect(parseDevice(placeholderDevice)).toBe(placeholderDevice);
  });
});
