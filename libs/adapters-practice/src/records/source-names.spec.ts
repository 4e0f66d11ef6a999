import { describe, expect, it } from '@jest/globals';
import { instant, parseClinicalDate } from '@portico/domain/kernel';
import {
  documentIdOf,
  familyKey,
  isError,
  isMasked,
  joined,
  labIdOf,
  maskedNumber,
  namespaceOf,
  nothingRead,
  partOf,
  reachedAt,
  sourceIdOf,
  startOf,
  type RefusalReason,
} from './index.ts';

const uuid = '2f0c2a52-7c4c-4f0a-9d5e-0d6b3c1c8a11';

describe('the name of a record of the outside world', () => {
  it('is its UUID, in whatever letters and wherever it is found', () => {
    for (const name of [uuid, uuid.toUpperCase(), `urn:uuid:${uuid}`, `URN:UUID:${uuid}`])
      expect(sourceIdOf('export', name)).toBe(uuid);
  });

  it('is of its namespace where it is no UUID, and 32 digits of a hash', () => {
    const one = sourceIdOf('export', 'Patient/1');
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(sourceIdOf('export', 'Patient/1')).toBe(one);
    expect(sourceIdOf('other', 'Patient/1')).not.toBe(one);
    expect(sourceIdOf('export', 'Patient/2')).not.toBe(one);
    expect(sourceIdOf('exportP', 'atient/1')).not.toBe(one);
    // Only as a whole is it a UUID.
    for (const name of [`${uuid}1`, `x${uuid}`, uuid.replace('-', '-urn:uuid:'), `x urn:uuid:${uuid}`])
      expect(sourceIdOf('export', name)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('of a part is of the whole and the part, and always the same', () => {
    const whole = sourceIdOf('', uuid);
    const part = partOf(whole, 'member 1');
    expect(part).toMatch(/^[0-9a-f]{32}$/);
    expect(partOf(whole, 'member 1')).toBe(part);
    expect(partOf(whole, 'member 2')).not.toBe(part);
    expect(partOf(part, 'member 1')).not.toBe(part);
  });

  it('is that of a document too, and of a lab a number of 48 bits that is the same for good', () => {
    const id = sourceIdOf('', uuid);
    expect(documentIdOf(id)).toBe(id);
    // The first twelve digits of its hash, as sha256sum prints it.
    expect(labIdOf(id)).toBe(0xce15dd651902);
  });
});

describe('the namespace of a file', () => {
  const of = (name: string, namespace?: string) =>
    namespaceOf({ name, bytes: new Uint8Array(), now: instant(0), ...(namespace !== undefined && { namespace }) });

  it('is what it is given, else its folder', () => {
    expect(of('a/b/c.json', 'system')).toBe('system');
    expect(of('a/b/c.json')).toBe('a/b');
    expect(of('a\\b\\c.json')).toBe('a\\b');
    expect(of('c.json')).toBe('');
  });
});

describe('what several files come to', () => {
  it('is all that was read and all that was refused, in order', () => {
    const refusal = (source: string) => ({ source, record: '', reason: 'malformed', detail: 'x' }) as const;
    const outcome = (source: string) => ({ records: [], refusals: [refusal(source)] });
    expect(joined([outcome('a'), nothingRead, outcome('b')])).toEqual({
      records: [],
      refusals: [refusal('a'), refusal('b')],
    });
  });

  it('calls for a person where it is no ordinary rest of an export', () => {
    const reasons: readonly (readonly [RefusalReason, boolean])[] = [
      ['not-kept', false],
      ['entered-in-error', false],
      ['withheld', false],
      ['superseded', false],
      ['conflict', true],
      ['unknown-status', true],
      ['unreadable', true],
      ['malformed', true],
      ['document-type', true],
      ['too-large', true],
      ['unknown-format', true],
    ];
    for (const [reason, isOne] of reasons) expect({ reason, isOne: isError(reason) }).toEqual({ reason, isOne });
  });
});

describe('a family name', () => {
  it('is compared without case, accents and signs, and is none without letters', () => {
    expect(familyKey(['Núñez', 'GIL-Mora'])).toBe('nunez gil mora');
    expect(familyKey(["  O'Brien 3rd. "])).toBe('o brien 3rd');
    expect(familyKey(['Gil -- Mora'])).toBe('gil mora');
    expect(familyKey(['', '--'])).toBeUndefined();
  });
});

describe('a secret number', () => {
  it('shows its last four digits, and is known as masked', () => {
    expect(maskedNumber('999-12-3456')).toBe('•••-••-3456');
    expect(maskedNumber('99912 3456 x')).toBe('•••-••-3456');
    expect(isMasked('•••-••-3456')).toBe(true);
    expect(isMasked('999-12-3456')).toBe(false);
    expect(isMasked('3456 •••')).toBe(false);
  });
});

describe('where a person is reached', () => {
  it('is an address and a number, as far as each is one', () => {
    expect(reachedAt('ana@example.com', '(602) 555-0123')).toEqual({ email: 'ana@example.com', phone: '+16025550123' });
    expect(reachedAt('no address', '12')).toEqual({});
    expect(reachedAt(undefined, undefined)).toEqual({});
  });
});

describe('the first moment of a date', () => {
  it.each([
    ['2024', '2024-01-01T00:00:00Z'],
    ['2024-05', '2024-05-01T00:00:00Z'],
    ['2024-05-06', '2024-05-06T00:00:00Z'],
    ['2024-05-06T09:00:00-07:00', '2024-05-06T16:00:00Z'],
  ])('of %s is %s', (written, moment) => {
    const date = parseClinicalDate(written);
    expect(date.ok && startOf(date.value)).toBe(Date.parse(moment));
  });
});
