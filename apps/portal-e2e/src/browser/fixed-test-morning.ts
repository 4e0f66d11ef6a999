import { instant, type LocalDate } from '@portico/domain/kernel';

/**
 * The morning on which every browser test and every picture is taken: a Wednesday, eight o'clock in Phoenix, ten in San
 * Antonio, eleven in Miami. Today's visits of the demo are still to come.
 */
export const morning = { day: '2026-03-18' as LocalDate, at: instant(Date.parse('2026-03-18T15:00:00Z')) };
