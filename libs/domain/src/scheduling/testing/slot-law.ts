import type { LawOf } from '../../kernel/testing/index.ts';
import type { openSlots } from '../timetable.ts';

/** Finds the times that are free. */
export type SlotFinder = typeof openSlots;

/** What everything that finds free times keeps; 1 to 11. */
export type SlotLaw = LawOf<SlotFinder>;
