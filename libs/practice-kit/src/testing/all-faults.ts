import { bookingFaults } from './booking-faults.ts';
import { cancellationFaults } from './cancellation-faults.ts';
import { holdFaults } from './hold-faults.ts';
import { peopleAndMoneyFaults } from './people-and-money-faults.ts';
import { mailFaults } from './mail-faults.ts';
import { furtherFaults } from './further-faults.ts';
import type { PlantedFault } from './planted-fault.ts';
import { timeFaults } from './time-faults.ts';
import { transportFaults } from './transport-faults.ts';
import { visitFaults } from './visit-faults.ts';

/** Mistakes that the laws are seen to notice. */
export const allFaults: readonly PlantedFault[] = [
  ...holdFaults,
  ...bookingFaults,
  ...cancellationFaults,
  ...visitFaults,
  ...timeFaults,
  ...peopleAndMoneyFaults,
  ...mailFaults,
  ...furtherFaults,
  ...transportFaults,
];
