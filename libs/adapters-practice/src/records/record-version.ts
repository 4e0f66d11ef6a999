import { orderOf, type ClinicalDate } from '@portico/domain/kernel';

/** The first moment of a date of any precision, in epoch milliseconds: what orders the versions of one record. */
export const startOf = (date: ClinicalDate): number => Date.parse(orderOf(date));
