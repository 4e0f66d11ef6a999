import { describe, expect, it } from '@jest/globals';
import type { Layout, OwnPractice } from '@portico/application/access';
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
});
