import { describe, expect, it } from '@jest/globals';
import { registrationParts } from '@portico/domain/profile';
import fc from 'fast-check';
import { completionPath } from './registration-completion-path.ts';

describe('a registration', () => {
  it('ACC-265 ACC-267 is completed at the first part that is missing', () => {
    fc.assert(
      fc.property(fc.subarray([...registrationParts]), fc.boolean(), (missing, turned) => {
        const path = completionPath(turned ? [...missing].reverse() : missing);
        const [first] = missing;
        const last = first === 'additional_demographics' ? 'demographics' : first;
        expect(path).toBe(first === undefined ? undefined : `/profile_settings/${last}`);
      }),
    );
  });
});
