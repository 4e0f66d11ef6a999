import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import { noTabs, openClientSession } from '../access/index.ts';
import { MemoryKeyValueStore } from '../access/testing/index.ts';
import { switchPractice } from './switch-practice.ts';

describe('switching to the practice of a visit', () => {
  it.each([
    ['mesa', true],
    ['elsewhere', false],
  ] as const)('ACC-248 selects %s where it is one of the person’s, and says so to the next page', (wanted, isOne) => {
    const store = new MemoryKeyValueStore();
    store.write('practices', JSON.stringify([{ id: 'pena' }, { id: 'mesa' }]));
    const session = openClientSession(store, noTabs);
    const switched = switchPractice(session, wanted as PracticeId);
    const taken = session.handover.switched.take() !== undefined;
    expect({ switched, taken, selected: session.actingAs.practice?.id }).toEqual({
      switched: isOne,
      taken: isOne,
      selected: isOne ? wanted : undefined,
    });
  });
});
