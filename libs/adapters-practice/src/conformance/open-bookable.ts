import type { Sql } from '@portico/adapters-storage/sql';
import { EmbeddedBookingIntake } from '../embedded/index.ts';
import type { Bookable } from './booking-fixture.ts';

/** Lets a practice of the embedded system be booked; its providers and offices are there already. */
export const openBookable = async (
  sql: Sql,
  { practice, booking, visits, resources, visitReasons, offers, hours, closures }: Bookable,
): Promise<void> => {
  const kept = new EmbeddedBookingIntake(sql);
  await kept.rules(practice, booking, visits);
  await kept.resources(practice, resources);
  await kept.visitReasons(practice, visitReasons);
  await kept.offers(practice, offers);
  await kept.openingHours(practice, hours);
  await kept.closures(practice, closures);
};
