import fc from 'fast-check';
import { characters } from '@portico/domain/kernel/testing';
import { anaEmail, benEmail, documentId, north, password, south } from '../clinic-fixture.ts';

/** Stands in hostile text, so that the log can be searched for what a caller sent. */
export const leak = 'LEAKMARK';

/** Text that has broken programs before. */
const notorious: readonly string[] = [
  '',
  ' ',
  '\0',
  `${leak}\0`,
  '\ud800',
  `\udfff${leak}`,
  '\u202e\u2066',
  '\r\nset-cookie: a=b',
  "' or '1'='1' --",
  '$1; drop table accounts; --',
  '%00%2e%2e%2f',
  '../../../../etc/passwd',
  '${jndi:ldap://127.0.0.1/a}',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  '[object Object]',
  'function Object() { [native code] }',
  'function toString() { [native code] }',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '9007199254740993',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  `${leak}`.repeat(12_500),
  '😀'.repeat(2_000),
  'İıſK'.repeat(50),
];

const known = [anaEmail, 'ana', 'ben', north.id, south.id, '1001', '2002', documentId, '77', '+16025550100', '00000'];

export const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 4, arbitrary: fc.constantFrom(...notorious) },
  { weight: 2, arbitrary: fc.string({ unit: characters, maxLength: 300 }) },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.uuid() },
);

/** Values that rules take, by a part of the name under which they are asked for. */
const plausible: readonly (readonly [RegExp, readonly string[]])[] = [
  [/password/i, [password, 'wrong', 'Another-Password-2']],
  [/email|username|^em$|^un$/i, [anaEmail, benEmail, 'new@example.org', 'nobody@example.org', 'ana']],
  [/date|until/i, ['1980-02-29', '2000-01-01', '2030-12-31']],
  [/practice/i, [north.id, south.id, 'nowhere', 'carecloud']],
  [/patient/i, ['1001', '2002']],
  [/phone/i, ['6025550100', '602-555-0100', '+16025550100']],
  [/otp|code|hash|invitation/i, ['00000', '123456', 'unknown']],
  [/device/i, ['a-device', 'a-test-device', 'x'.repeat(200)]],
  [/language/i, ['en', 'es']],
];

/** What fits under a name, where something is known to. */
export const fitting = (name: string): fc.Arbitrary<string> => {
  const fits = plausible.find(([part]) => part.test(name));
  return fits === undefined ? texts : fc.constantFrom(...fits[1]);
};

export const numbers: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -3, max: 100 }),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, 0.1),
);

/** Anything that JSON can carry, nested at will. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.array(texts, { maxLength: 3 }),
  fc.dictionary(fc.oneof(texts, fc.constantFrom('[object Object]', 'input')), fc.jsonValue({ maxDepth: 2 }), {
    maxKeys: 4,
  }),
  fc.jsonValue({ maxDepth: 4 }),
);
