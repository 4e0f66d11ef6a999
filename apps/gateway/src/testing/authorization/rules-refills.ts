import { south } from '../clinic-fixture.ts';
import { medicationsAreTaken, refillsAreRequested } from './test-preconditions.ts';
import type { Rules } from './rule-types.ts';

const wanted = { uniqueId: 'a-refill', practiceId: south.id, patientId: '1001', medicationId: '1001-pill' };
const requested = { practiceId: south.id, patientId: '1001', refillId: 'refill.1001' };

export const refillsRules: Rules = {
  getRefill: {
    to: 'health:view',
    given: refillsAreRequested,
    input: { medicationId: '1001-pill' },
    foreign: [{ medicationId: '2002-pill' }, { medicationId: 'unknown' }],
  },
  requestRefill: {
    to: 'health:act',
    given: medicationsAreTaken,
    input: { input: wanted },
    foreign: [
      { input: { ...wanted, patientId: '2002', medicationId: '2002-pill' } },
      { input: { ...wanted, practiceId: 'nowhere' } },
      { input: { ...wanted, medicationId: '2002-pill' } },
    ],
  },
  withdrawRefill: {
    to: 'health:act',
    given: refillsAreRequested,
    input: requested,
    foreign: [
      { ...requested, patientId: '2002', refillId: 'refill.2002' },
      { ...requested, practiceId: 'nowhere' },
      { ...requested, refillId: 'unknown' },
    ],
  },
};
