import { describe, expect, it } from '@jest/globals';
import type { Delegate, Layout, OwnPractice, RepresentedPerson } from '@portico/application/access';
import type { PracticeId } from '@portico/domain/kernel';
import { MemoryKeyValueStore } from '../testing/index.ts';
import { ActingAs } from './acting-as.ts';

const [mesa, pena] = ['mesa', 'pena'].map((id) => ({ id, name: id, patient: 'ana' }) as unknown as OwnPractice) as [
  OwnPractice,
  OwnPractice,
];

const booksByPhone = (at: OwnPractice, layout: Partial<Layout> | undefined): boolean => {
  const current = layout as Layout | undefined;
  const acting = new ActingAs(new MemoryKeyValueStore(), { current, forget: () => undefined });
  acting.select(at);
  return acting.booksByPhone;
};

describe('who acts, and where', () => {
  it('books by phone where the layout of the selected practice says so, and the person may book', () => {
    const byPhone = { practice: mesa.id as PracticeId, booksByPhone: true } as const;
    expect(booksByPhone(mesa, byPhone)).toBe(true);
    expect(booksByPhone(mesa, { practice: mesa.id })).toBe(false);
    expect(booksByPhone(mesa, { ...byPhone, withheld: ['appointments'] })).toBe(false);
    expect(booksByPhone(pena, byPhone)).toBe(false);
    expect(booksByPhone(mesa, undefined)).toBe(false);
  });

  it('ACC-340 knows who was acted for until it is given up, though an answer no longer has them', () => {
    const acting = new ActingAs(new MemoryKeyValueStore(), { current: undefined, forget: () => undefined });
    const [sam, ida] = ['sam', 'ida'].map((profile) => ({ profile, name: profile, practices: [mesa] })) as unknown as [
      RepresentedPerson,
      RepresentedPerson,
    ];
    const dana = (people: readonly RepresentedPerson[]) =>
      ({ id: 'dana', name: 'Dana', email: 'd@example.org', people }) as unknown as Delegate;
    acting.keepDelegate(dana([sam, ida]));
    acting.actFor(sam);
    acting.keepDelegate(dana([ida]));
    expect(acting.represented).toEqual(sam);
    acting.actForSelf();
    acting.keepDelegate(dana([ida]));
    expect(acting.represented).toBeUndefined();
    expect(acting.delegate?.people).toEqual([ida]);
  });
});
