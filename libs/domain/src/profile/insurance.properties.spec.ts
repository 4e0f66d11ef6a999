import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addInsurance,
  blankInsurance,
  changeInsurance,
  clearInsurance,
  isFilled,
  mayAddAfter,
  mostInsurances,
  removeInsurance,
  standing,
  type InsuranceId,
} from './insurance.ts';
import { insuranceChanges } from './insurance-change.ts';
import { insuranceLists } from './testing/arbitraries.ts';

const known = 'kept' as InsuranceId;

describe('a list of insurances', () => {
  it('MON-297 MON-300 offers another one on the last that stands, filled in, while there are fewer than four', () => {
    fc.assert(
      fc.property(insuranceLists, (list) => {
        const all = standing(list);
        for (const one of list) {
          const isLast = !one.deleted && all.at(-1) === one;
          expect(mayAddAfter(list, one)).toBe(isLast && all.length < 4 && isFilled(one));
        }
        const longer = addInsurance(list, 99);
        const grew = longer.length > list.length;
        const last = all.at(-1);
        expect(grew).toBe(last === undefined || mayAddAfter(list, last));
        if (grew) expect(longer.at(-1)).toEqual(blankInsurance(99));
        expect(standing(longer).length).toBeLessThanOrEqual(Math.max(mostInsurances, all.length));
      }),
    );
  });

  it('MON-294 MON-297 MON-299 is blank as Self, and filled in by any other value', () => {
    expect(blankInsurance(1)).toMatchObject({ relationshipType: 'Self', deleted: false, memberId: '' });
    expect(isFilled(blankInsurance(1))).toBe(false);
    expect(isFilled({ ...blankInsurance(1), relationshipType: 'Spouse' })).toBe(true);
    expect(isFilled({ ...blankInsurance(known), backPhoto: 'data:' })).toBe(true);
  });

  it('MON-298 only marks what is removed, whatever was done before', () => {
    fc.assert(
      fc.property(insuranceLists, fc.nat(6), (list, at) => {
        const one = list[at];
        if (one === undefined) return;
        const removed = removeInsurance(list, one.id);
        expect(removed).toEqual(list.map((each) => (each === one ? { ...each, deleted: true } : each)));
        expect(standing(removed)).not.toContainEqual(expect.objectContaining({ id: one.id }));
      }),
    );
  });

  it('MON-299 MON-300 clears to what the practice had sent, and to nothing where it sent nothing', () => {
    fc.assert(
      fc.property(insuranceLists, insuranceLists, fc.nat(6), (list, sent, at) => {
        const one = standing(list)[at];
        if (one === undefined) return;
        const before = sent.find(({ id }) => id === one.id);
        const cleared = clearInsurance(list, one.id, sent).find(({ id }) => id === one.id);
        expect(cleared).toEqual(before ?? blankInsurance(one.id));
      }),
    );
  });

  it('changes the one that is named and nothing that was removed', () => {
    fc.assert(
      fc.property(insuranceLists, fc.nat(6), (list, at) => {
        const one = list[at];
        if (one === undefined) return;
        const changed = changeInsurance(list, one.id, { memberId: 'X1' });
        expect(changed).toEqual(list.map((each) => (each === one && !one.deleted ? { ...one, memberId: 'X1' } : each)));
      }),
    );
  });

  it('MON-295 sends an id only where the practice gave one, and nothing of what was made and removed here', () => {
    fc.assert(
      fc.property(insuranceLists, (list) => {
        const changes = insuranceChanges([], list);
        const sent = list.filter((one) => typeof one.id !== 'number' || (!one.deleted && isFilled(one)));
        expect(changes.map(({ id }) => id)).toEqual(sent.map(({ id }) => (typeof id === 'number' ? undefined : id)));
        expect(changes.map(({ deleted }) => deleted)).toEqual(sent.map(({ deleted }) => deleted));
      }),
    );
  });

  it('MON-295 says of each side of a card whether it stays, goes, or is another one', () => {
    const before = { ...blankInsurance(known), frontPhoto: 'a', backPhoto: 'b' };
    const [change] = insuranceChanges([before], [{ ...before, memberId: ' 7 ', frontPhoto: '', backPhoto: 'c' }]);
    expect(change).toMatchObject({
      id: known,
      texts: { memberId: '7' },
      photos: { frontPhoto: { kind: 'gone' }, backPhoto: { kind: 'new', picture: 'c' } },
    });
    expect(insuranceChanges([before], [before])[0]?.photos).toEqual({
      frontPhoto: { kind: 'same' },
      backPhoto: { kind: 'same' },
    });
  });
});
