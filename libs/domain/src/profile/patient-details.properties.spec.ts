import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LocalDate } from '../kernel/index.ts';
import { identities } from './testing/arbitraries.ts';
import { sampleForm } from './testing/sample-registration-form.ts';
import { missingParts, registrationParts } from './registration-completeness.ts';
import {
  answersOfDetails,
  detailFields,
  detailGroups,
  detailsOfAnswers,
  withFitEmployer,
  type Details,
} from './patient-details.ts';
import { identityAfter, withIdentity } from './merge-registry-identity.ts';
import { isName } from './name-patterns.ts';
import { bytesIn, fittedSize, isOfType, documentTypes, parsePicture, photoLimit, photoTypes } from './picture.ts';

const someText = fc.stringMatching(/^\S(.*\S)?$/);
const details: fc.Arbitrary<Details> = fc.record(
  Object.fromEntries(
    detailGroups.map((group) => [
      group,
      fc.dictionary(fc.constantFrom<string>(...detailFields[group]), someText).map((texts) => ({ ...texts })),
    ]),
  ),
) as fc.Arbitrary<Details>;

describe('details', () => {
  it('MON-270 MON-274 are the answers of a form and come back as they were, but for an employer of nobody', () => {
    fc.assert(
      fc.property(details, (all) => {
        const back = detailsOfAnswers(answersOfDetails(all), detailGroups);
        expect(back).toEqual({ ...all, employment_info: withFitEmployer(all['employment_info'] ?? {}) });
      }),
    );
  });

  it('MON-284 keep an employer with Employed and Part Time alone', () => {
    const employer = { employerName: 'Acme', employerAddress: '1 Road' };
    for (const status of ['Employed', 'Part Time']) {
      expect(withFitEmployer({ employmentStatus: status, ...employer })).toMatchObject(employer);
    }
    for (const status of ['Self Employed', 'Retired', 'Student', '']) {
      expect(withFitEmployer({ employmentStatus: status, ...employer })).toEqual({ employmentStatus: status });
    }
  });

  it('say who the patient is as the register does, and put it right there', () => {
    fc.assert(
      fc.property(identities, details, (identity, all) => {
        const { personal, personal_details } = withIdentity(all, identity);
        const { first_name, last_name } = personal ?? {};
        expect([first_name, last_name].filter((part) => part !== undefined).join(' ')).toBe(identity.name);
        expect(personal_details).toMatchObject({ preferred_language: identity.language });
        if (identity.birthDate !== undefined) expect(personal_details?.['date_of_birth']).toBe(identity.birthDate);
        const after = identityAfter(identity, { personal: { first_name: 'Ana', last_name: 'de la Ó' } });
        expect(after).toEqual({ ...identity, name: 'Ana de la Ó' });
        expect(identityAfter(identity, {})).toEqual(identity);
      }),
    );
  });

  it('keep the suffix and the prefix of a name that was saved as it was shown, and of no other', () => {
    const parts = { first_name: 'Ana Eva', last_name: 'Gil Mora' };
    const beside = fc.record(
      { prefix: fc.constantFrom('Dr.', 'Prof. Dr.'), suffix: fc.constantFrom('Jr.', 'III') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(identities, beside, ({ parts: _, ...identity }, { prefix, suffix }) => {
        const name = [prefix, 'Ana Eva', 'Gil Mora', suffix].filter((each) => each !== undefined).join(' ');
        const person = { ...identity, name };
        const before = { personal: { ...parts, ...(prefix && { prefix }), ...(suffix && { suffix }) } };
        expect(withIdentity(before, person).personal).toMatchObject(parts);
        expect(identityAfter(person, { personal: parts }, before).name).toBe(name);
        expect(identityAfter(person, { personal: { ...parts, last_name: 'Gil' } }, before).name).toBe('Ana Eva Gil');
      }),
    );
  });
});

describe('names', () => {
  it('MON-289 MON-290 have letters of any script, hyphens and apostrophes, in one word, two or several', () => {
    const [one, two, several] = [
      ['José', "O'Neil", 'Smith-Núñez', '李', 'D’Angelo', 'A'],
      ['Ana María', "Mary O'Dell"],
      ['de la Cruz', 'María de los Ángeles'],
    ];
    const none = ['', ' ', '1', 'R2D2', '-', "'", 'a@b', '<b>'];
    const fits = (pattern: 'single' | 'twoWord' | 'several') => (name: string) => isName(name, pattern);
    expect([one, two, several].map((names) => names?.every(fits('single')))).toEqual([true, false, false]);
    expect([one, two, several].map((names) => names?.every(fits('twoWord')))).toEqual([true, true, false]);
    expect([one, two, several].map((names) => names?.every(fits('several')))).toEqual([true, true, true]);
    for (const pattern of ['single', 'twoWord', 'several'] as const) {
      expect(none.filter((name) => isName(name, pattern))).toEqual([]);
    }
  });
});

describe('a registration', () => {
  it('ACC-266 lacks what the practice asks for and was not given', () => {
    const today = '2026-11-21' as LocalDate;
    const whole = {
      personal: { first_name: 'Ana', last_name: 'Núñez' },
      personal_details: { date_of_birth: '1980-02-29' },
    };
    const all = { insuranceRequired: true, identityRequired: true, cardRequired: true };
    const none = { hasInsurance: false, hasIdentity: false, hasCard: false };
    const missing = (form: Partial<typeof sampleForm>, details: Details, has: Partial<typeof none>) =>
      missingParts({ form: { ...sampleForm, ...form }, details, ...none, ...has }, today);
    expect(missing(all, {}, {})).toEqual(registrationParts);
    expect(missing({}, whole, {})).toEqual([]);
    expect(missing({}, { ...whole, personal: { first_name: 'Ana' } }, {})).toEqual(['personal']);
    expect(missing({}, { ...whole, personal_details: {} }, {})).toEqual(['additional_demographics']);
    const oddName = { ...whole, personal: { first_name: 'Ana 2', last_name: 'Núñez' } };
    expect(missing({}, oddName, {})).toEqual([]);
    expect(missing(all, whole, { hasInsurance: true, hasCard: true })).toEqual(['documents']);
    expect(missing(all, whole, { hasInsurance: true, hasIdentity: true })).toEqual(['payment']);
    expect(missing(all, whole, { hasInsurance: true, hasIdentity: true, hasCard: true })).toEqual([]);
  });
});

describe('a picture', () => {
  it('MON-330 is at most 800 pixels long, in its shape, and never larger than it was', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fittedSize({ width, height });
        expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(800, Math.max(width, height)));
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeLessThanOrEqual(height);
        const scale = Math.min(1, 800 / Math.max(width, height));
        expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(width * scale < 1 ? 1 : 0.5);
      }),
    );
  });

  it('APT-191 MON-311 MON-329 is chosen by how its file name ends', () => {
    for (const name of ['card.jpg', 'CARD.JPEG', 'a.b.png', 'a.tif', 'a.TIFF', 'a.gif']) {
      expect(isOfType(name, documentTypes)).toBe(true);
      expect(isOfType(name, photoTypes)).toBe(!name.toLowerCase().includes('.tif'));
    }
    for (const name of ['a.pdf', 'a.svg', 'jpg', '.jpg', 'a.jpg.exe', 'a.webp']) {
      expect(isOfType(name, documentTypes)).toBe(false);
    }
  });

  const jpeg = (bytes: Uint8Array): string => `data:image/jpeg;base64,${base64([0xff, 0xd8, 0xff, ...bytes])}`;

  it('MON-334 is as large as its decoded bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(bytesIn(jpeg(bytes))).toBe(bytes.length + 3);
      }),
    );
  });

  it('SEC-S1 is told from what only looks long: a million signs of filling are looked at once each', () => {
    expect(parsePicture(`${'='.repeat(1_000_000)}x`, photoLimit)).toEqual({ ok: false, error: { kind: 'no-jpeg' } });
  });

  it('MON-330 MON-333 is a JPEG below its limit and nothing else', () => {
    const small = jpeg(Uint8Array.of(1, 2, 3));
    expect(parsePicture(small, 7)).toEqual({ ok: true, value: small });
    expect(parsePicture(small, 6)).toEqual({ ok: false, error: { kind: 'too-large' } });
    expect(photoLimit).toBe(22_897_834);
    const others = [
      '',
      'data:image/png;base64,iVBORw0KGgo=',
      'data:image/jpeg;base64,iVBORw0KGgo=',
      'data:text/html;base64,/9j/AAAA',
      `${small}"><script>`,
      'javascript:alert(1)',
    ];
    for (const other of others) expect(parsePicture(other, 1_000)).toEqual({ ok: false, error: { kind: 'no-jpeg' } });
  });
});

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Implemented here, because the domain has no base64 encoder. */
const base64 = (bytes: readonly number[]): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.slice(at, at + 3);
    const whole = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const four = [18, 12, 6, 0].map((shift) => digits[(whole >> shift) & 63] ?? '').join('');
    text += b === undefined ? `${four.slice(0, 2)}==` : c === undefined ? `${four.slice(0, 3)}=` : four;
  }
  return text;
};
