import { describe, expect, it } from '@jest/globals';
import { IdentityNumbersInput } from './identity-numbers-input.ts';

describe('the numbers of an identity', () => {
  it('APT-184 are missing while none is typed and the practice has none', () => {
    const numbers = new IdentityNumbersInput([]);
    expect(numbers.areMissing).toBe(true);
    numbers.type('driversLicenseNumber', 'D123-4567');
    expect(numbers.areMissing).toBe(false);
    expect(new IdentityNumbersInput(['ssn']).areMissing).toBe(false);
  });

  it('APT-170 are wrong at once, and say so once their field was left', () => {
    const numbers = new IdentityNumbersInput([]);
    numbers.type('ssn', '123-45');
    expect({ wrong: numbers.wrong, problemOf: numbers.problemOf('ssn') }).toEqual({
      wrong: ['ssn'],
      problemOf: undefined,
    });
    numbers.leave('ssn');
    expect(numbers.problemOf('ssn')).toEqual({ kind: 'bad-ssn' });
  });
});
