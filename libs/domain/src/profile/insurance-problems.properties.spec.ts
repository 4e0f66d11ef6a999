import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LocalDate } from '../kernel/index.ts';
import { judgeInsurances } from './insurance-problems.ts';
import { blankInsurance, standing, type Insurance } from './insurance.ts';
import { insuranceLists } from './testing/arbitraries.ts';

const today = '2026-11-21' as LocalDate;
const lax = { today, photosRequired: false };

const own: Insurance = {
  ...blankInsurance(1),
  type: 'Primary',
  providerName: 'Medicare',
  memberId: '1EG4-TE5-MK72',
  effectiveFrom: '2024-01-01',
};
const ofMother: Insurance = {
  ...own,
  relationshipType: 'Mother',
  effectiveFrom: '',
  policyHolderFirstName: 'María José',
  policyHolderLastName: "de la O'Cruz-Núñez",
  policyHolderDateOfBirth: '1960-02-29',
  policyHolderGender: 'Female',
};
const problems = (change: Partial<Insurance>, of: Insurance = own, demands = lax) =>
  judgeInsurances([{ ...of, ...change }], demands).get(of.id) ?? {};

describe('what stands in the way of an insurance', () => {
  it('is nothing where all of it is there', () => {
    expect(problems({})).toEqual({});
    expect(problems({}, ofMother)).toEqual({});
  });

  it.each(['type', 'memberId', 'providerName'] as const)('MON-301 requires %s', (field) => {
    for (const whose of [own, ofMother])
      for (const none of ['', '  ']) {
        expect(problems({ [field]: none }, whose)).toEqual({ [field]: 'required' });
      }
  });

  it('demands nothing of a policyholder whom the practice alone changes, and judges the rest', () => {
    const closed = { ...lax, hidden: ['policyholder'] };
    const nobody = { policyHolderFirstName: '', policyHolderLastName: '7', policyHolderGender: 'Male' };
    expect(problems({ ...nobody, effectiveFrom: '2024-01-01' }, ofMother, closed)).toEqual({});
    expect(problems({ ...nobody, memberId: '' }, ofMother, closed)).toEqual({
      memberId: 'required',
      effectiveFrom: 'required',
    });
  });

  it('MON-302 requires the name of an insurer who is not listed', () => {
    expect(problems({ providerName: 'OTHER' })).toEqual({ providerCustomName: 'required' });
    expect(problems({ providerName: 'OTHER', providerCustomName: 'Tiny Mutual' })).toEqual({});
  });

  it('MON-303 requires both sides of the card where the practice does', () => {
    const strict = { today, photosRequired: true };
    expect(problems({}, own, strict)).toEqual({ frontPhoto: 'picture-required', backPhoto: 'picture-required' });
    expect(problems({ frontPhoto: 'data:' }, own, strict)).toEqual({ backPhoto: 'picture-required' });
    expect(problems({ frontPhoto: 'data:', backPhoto: 'data:' }, own, strict)).toEqual({});
  });

  it.each(['policyHolderFirstName', 'policyHolderLastName', 'policyHolderDateOfBirth', 'policyHolderGender'] as const)(
    'MON-304 requires %s of somebody else, and not of oneself',
    (field) => {
      expect(problems({ [field]: '' }, ofMother)).toEqual({ [field]: 'required' });
      expect(problems({ [field]: '' })).toEqual({});
    },
  );

  it('MON-305 requires the day it began of oneself, and not of somebody else', () => {
    expect(problems({ effectiveFrom: '' })).toEqual({ effectiveFrom: 'required' });
    expect(problems({ effectiveFrom: '' }, ofMother)).toEqual({});
  });

  it('MON-306 takes names as people have them, and days from 1901-01-01 to today', () => {
    expect(problems({ policyHolderFirstName: 'R2D2' }, ofMother)).toEqual({ policyHolderFirstName: 'bad-name' });
    expect(problems({ policyHolderMiddleName: 'María de Jesús' }, ofMother)).toEqual({
      policyHolderMiddleName: 'bad-name',
    });
    for (const fit of ['1901-01-01', today]) expect(problems({ effectiveFrom: fit })).toEqual({});
    for (const unfit of ['1900-12-31', '2026-11-22']) {
      expect(problems({ effectiveFrom: unfit })).toEqual({ effectiveFrom: 'date-out-of-range' });
      expect(problems({ policyHolderDateOfBirth: unfit }, ofMother)).toEqual({
        policyHolderDateOfBirth: 'date-out-of-range',
      });
    }
    expect(problems({ effectiveFrom: '02/30' })).toEqual({ effectiveFrom: 'bad-date' });
  });

  it('MON-307 is a father who is female or a mother who is male, and nobody else', () => {
    fc.assert(
      fc.property(insuranceLists, (list) => {
        const found = judgeInsurances(list, lax);
        for (const one of standing(list)) {
          const { relationshipType, policyHolderGender } = one;
          const odd = ['Father Female', 'Mother Male'].includes(`${relationshipType} ${policyHolderGender}`);
          expect(found.get(one.id)?.policyHolderGender === 'gender-mismatch').toBe(odd);
        }
      }),
    );
  });

  it('MON-300 MON-308 is another one of the same type, both with an insurer, neither removed', () => {
    fc.assert(
      fc.property(insuranceLists, (list) => {
        const found = judgeInsurances(list, lax);
        const chosen = standing(list).filter(({ providerName }) => providerName !== '');
        for (const one of list) {
          const twice = chosen.filter(({ type }) => type === one.type && type !== '').length > 1;
          expect(found.get(one.id)?.type === 'duplicate').toBe(twice && chosen.includes(one));
        }
      }),
    );
  });

  it('MON-300 says nothing of what was removed', () => {
    expect(judgeInsurances([{ ...blankInsurance(1), deleted: true }], lax).size).toBe(0);
  });
});
