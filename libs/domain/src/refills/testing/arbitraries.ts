import fc from 'fast-check';
import { ids, instants, withOptional, words } from '../../kernel/testing/index.ts';
import {
  longestAnswer,
  longestNote,
  longestPharmacy,
  refillStatuses,
  type NewRefill,
  type RefillId,
  type RefillMedication,
  type RefillRequest,
} from '../refill-request.ts';

export const refillMedications: fc.Arbitrary<RefillMedication> = withOptional(
  { id: ids('medication-'), name: words() },
  { dose: words(), instructions: words(60) },
);

export const newRefills: fc.Arbitrary<NewRefill> = withOptional(
  { medication: refillMedications },
  { pharmacy: words(longestPharmacy), note: words(longestNote) },
);

export const refillRequests: fc.Arbitrary<RefillRequest> = withOptional(
  {
    id: ids<RefillId>('refill-'),
    medication: refillMedications,
    requestedAt: instants,
    status: fc.constantFrom(...refillStatuses),
  },
  { pharmacy: words(longestPharmacy), note: words(longestNote), changedAt: instants, answer: words(longestAnswer) },
);
