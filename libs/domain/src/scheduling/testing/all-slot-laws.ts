import { lawsOfHours } from './laws-of-hours.ts';
import { lawsOfSlots } from './laws-of-slots.ts';
import type { SlotLaw } from './slot-law-type.ts';

/** The laws of every offered time; together the specification of `SlotFinder`, by number. */
export const slotLaws: readonly SlotLaw[] = [...lawsOfHours, ...lawsOfSlots];
