export { catalogs, picksFrom } from './catalog-arbitraries.ts';
export { type BookablePractice, MemoryBooking } from './memory-bookable-practices.ts';
export { MemoryWaitList } from './memory-wait-list.ts';
export { questions } from './question-arbitraries.ts';
export { sample, bookablePractice } from './sample-practice.ts';
export { waitNow, waitEntries, waiter } from './wait-list-arbitraries.ts';
export { tickedTimes, timePreferences } from '../../appointments/testing/index.ts';
export { faultySlotFinders } from './wrong-slot-finders.ts';
export { slotLaws } from './all-slot-laws.ts';
