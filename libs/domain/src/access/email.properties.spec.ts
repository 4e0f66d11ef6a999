import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isRecoveryEmail, maskEmail, parseEmail } from './email.ts';

const letters = (min: number, max: number): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^[a-zA-Z]{${min},${max}}$`));
const locals = fc.stringMatching(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,20}$/);
const labels = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9-]{0,10}[A-Za-z0-9])?$/);
const domains = fc.array(labels, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const spaces = fc.constantFrom('', ' ', '\t', '  \n');
const refused = { ok: false, error: { kind: 'bad-email' } };

describe('a sign-in email', () => {
  it('ACC-163 ACC-167 is any address with a dot and a last label of 2 to 64 letters, trimmed and in lower case', () => {
    fc.assert(
      fc.property(locals, domains, letters(2, 64), spaces, spaces, (local, domain, last, before, after) => {
        const address = `${local}@${domain}.${last}`;
        expect(parseEmail(`${before}${address}${after}`)).toEqual({ ok: true, value: address.toLowerCase() });
      }),
    );
  });

  it('ACC-163 has no last label of one letter, of more than 64, or with anything but letters', () => {
    const last = fc.oneof(letters(1, 1), letters(65, 70), fc.stringMatching(/^[a-z]{1,5}[0-9-][a-z]{0,5}$/));
    fc.assert(
      fc.property(locals, domains, last, (local, domain, end) => {
        expect(parseEmail(`${local}@${domain}.${end}`)).toEqual(refused);
      }),
    );
  });

  it('ACC-167 is never what the pattern of the HTML standard refuses, and reading it again changes nothing', () => {
    const html =
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,62}[a-zA-Z0-9])?)*$/;
    const nearly = fc
      .tuple(locals, fc.string({ maxLength: 4, unit: 'grapheme' }), domains)
      .map((parts) => parts.join('@'));
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string(), nearly), (raw) => {
        const email = parseEmail(raw);
        if (!email.ok) return;
        expect(raw.trim()).toMatch(html);
        expect(parseEmail(email.value)).toEqual(email);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@example..com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@.com',
    'a na@example.com',
    'ana@exam ple.com',
    'ana@example.com, ben@example.com',
    'ana@example.com\nbcc',
    'peña@example.com',
    '\u212Aen@example.com',
    `${'a'.repeat(243)}@example.com`,
    `ana@${'a'.repeat(64)}.com`,
  ])('ACC-167 is not %p', (raw) => {
    expect(parseEmail(raw)).toEqual(refused);
  });

  it('may have 254 characters', () => {
    expect(parseEmail(`${'a'.repeat(242)}@example.com`).ok).toBe(true);
  });
});

describe('an address shown to somebody who is not yet known', () => {
  it('gives away its first letter and where it is kept, and nothing else', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (raw) => {
        const email = parseEmail(raw);
        if (!email.ok) return;
        const [name = '', host] = email.value.split(/@(?=[^@]*$)/);
        expect(maskEmail(email.value)).toBe(`${name.slice(0, 1)}•••@${host}`);
      }),
    );
  });
});

describe('the email of a recovery', () => {
  it('ACC-165 is one to sign in with whose last label has 2 to 15 letters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), (letters) => {
        const email = `ana@example.${'x'.repeat(letters)}`;
        expect(isRecoveryEmail(email)).toBe(letters >= 2 && letters <= 15);
        expect(parseEmail(email).ok).toBe(letters >= 2 && letters <= 64);
      }),
    );
  });
});
