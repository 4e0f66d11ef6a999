import type { LawOf } from '../../kernel/testing/index.ts';
import type { openSlots } from '../timetable.ts';

/** Finds the free times. */
export type SlotFinder = typeof openSlots;

/** The laws of every implementation; 1 to 11. */
export type SlotLaw = LawOf<SlotFinder>;
