import type { Sql } from '@portico/adapters-storage/sql';
import { EmbeddedBookingSetup } from '../embedded/index.ts';
import type { Bookable } from './booking-fixture.ts';

/** Opens a practice of the embedded system for booking; its providers and offices must exist. */
export const openBookable = async (
  sql: Sql,
  { practice, booking, visits, resources, visitReasons, offers, hours, closures }: Bookable,
): Promise<void> => {
  const kept = new EmbeddedBookingSetup(sql);
  await kept.rules(practice, booking, visits);
  await kept.resources(practice, resources);
  await kept.visitReasons(practice, visitReasons);
  await kept.offers(practice, offers);
  await kept.openingHours(practice, hours);
  await kept.closures(practice, closures);
};
