import { describe, expect, it, jest } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import type { Portal } from '../composition/compose.ts';
import { goToPractice } from './go-to-practice.ts';

const mesa = 'mesa' as PracticeId;
const bay = 'bay' as PracticeId;

const session = () => {
  const select = jest.fn();
  const leave = jest.fn();
  const practices = [{ id: mesa }, { id: bay }];
  return {
    select,
    leave,
    portal: {
      clientSession: { actingAs: { practice: { id: mesa }, practices, select }, handover: { switched: { leave } } },
    } as unknown as Pick<Portal, 'clientSession'>,
  };
};

describe('a page of a practice', () => {
  it.each([
    ['that is selected opens within the portal', mesa, 'within', 0],
    ['that is another one opens by a switch to it', bay, 'anew', 1],
    ['that the person has no chart at opens where they are', 'far' as PracticeId, 'within', 0],
  ] as const)('%s', (_, practice, way, switches) => {
    const { portal, select, leave } = session();
    const go = { within: jest.fn(), anew: jest.fn() };
    goToPractice(portal, practice, '/dashboard', go);
    expect({ within: go.within.mock.calls, anew: go.anew.mock.calls }).toEqual({
      within: [],
      anew: [],
      [way]: [['/dashboard']],
    });
    expect([select.mock.calls.length, leave.mock.calls.length]).toEqual([switches, switches]);
  });
});
