import { sealedColumns, type Sql } from '@portico/adapters-storage/sql';
import type { VisitRules } from '@portico/domain/appointments';
import type { LocalDate, Localized, LocationId, PracticeId, ResourceId } from '@portico/domain/kernel';
import type { BookingRules, Offer, OpeningHours, Resource, VisitReason } from '@portico/domain/scheduling';
import * as tables from './booking-setup-tables.ts';
import { writeRows } from './bulk-upsert.ts';
import { sealedSecret } from './signed-tickets.ts';

/** As it is kept: what it is called in every language in which people may ask for it. */
export interface KeptVisitReason extends Omit<VisitReason, 'visitType'> {
  readonly visitType: Localized;
}

/** As it is kept: what is said about the provider in every language. */
export interface KeptResource extends Pick<Resource, 'id' | 'photo' | 'autoSchedule' | 'languages'> {
  readonly about?: Localized;
}

/** When a resource sees patients at one location, on the location's clock. */
export interface KeptHours {
  readonly resource: ResourceId;
  readonly location: LocationId;
  readonly hours: readonly OpeningHours[];
}

/** Days on which a whole location is closed. */
export interface KeptClosures {
  readonly location: LocationId;
  readonly days: readonly LocalDate[];
}

/** A host of video rooms: where it is, and the secret of at least 32 bytes that it shares with the practice. */
export interface VideoHost {
  /** An `https:` address, or a path of the portal. */
  readonly address: string;
  readonly secret: Uint8Array;
}

/**
 * The way into the embedded system for what a practice lets be booked, each kept by its id as `EmbeddedSetup` does.
 * Providers and locations must be there already, and visit reasons before what is offered of them.
 */
export class EmbeddedBookingSetup {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  rules(practice: PracticeId, booking: BookingRules, visits: VisitRules): Promise<number> {
    return writeRows(this.#sql, tables.bookingRules, [
      { practice_id: practice, booking: JSON.stringify(booking), visits: JSON.stringify(visits) },
    ]);
  }

  /** How providers who are there can be chosen. */
  async resources(practice: PracticeId, resources: readonly KeptResource[]): Promise<number> {
    const changed = await this.#sql.rows({
      text: `update clinic.providers d set photo = given.photo, auto_schedule = given.auto_schedule,
          languages = given.languages::jsonb, about = given.about::jsonb
        from unnest($2::text[], $3::text[], $4::boolean[], $5::text[], $6::text[])
          given (id, photo, auto_schedule, languages, about)
        where d.practice_id = $1 and d.id = given.id
          and (d.photo, d.auto_schedule, d.languages, d.about) is distinct from
            (given.photo, given.auto_schedule, given.languages::jsonb, given.about::jsonb)
        returning 1`,
      values: [
        practice,
        resources.map(({ id }) => id),
        resources.map(({ photo }) => photo ?? null),
        resources.map(({ autoSchedule }) => autoSchedule),
        resources.map(({ languages = [] }) => (languages.length === 0 ? null : JSON.stringify(languages))),
        resources.map(({ about }) => (about === undefined ? null : JSON.stringify(about))),
      ],
    });
    return changed.length;
  }

  /** In the order in which they are shown. */
  visitReasons(practice: PracticeId, reasons: readonly KeptVisitReason[]): Promise<number> {
    const rows = reasons.map(({ id, visitType, minutes, video, prepayment }, position) => ({
      practice_id: practice,
      id,
      visit_type: JSON.stringify(visitType),
      minutes,
      video,
      prepayment_cents: prepayment,
      position,
    }));
    return writeRows(this.#sql, tables.visitReasons, rows);
  }

  offers(practice: PracticeId, offers: readonly Offer[]): Promise<number> {
    const rows = offers.map(({ resource, visitReason, location }) => ({
      practice_id: practice,
      provider_id: resource,
      visit_reason_id: visitReason,
      location_id: location,
    }));
    return writeRows(this.#sql, tables.offers, rows);
  }

  openingHours(practice: PracticeId, kept: readonly KeptHours[]): Promise<number> {
    const rows = kept.flatMap(({ resource, location, hours }) =>
      hours.map(({ weekday, from, to }) => ({
        practice_id: practice,
        provider_id: resource,
        location_id: location,
        weekday,
        opens: from,
        closes: to,
      })),
    );
    return writeRows(this.#sql, tables.openingHours, rows);
  }

  closures(practice: PracticeId, closures: readonly KeptClosures[]): Promise<number> {
    const rows = closures.flatMap(({ location, days }) =>
      days.map((day) => ({ practice_id: practice, location_id: location, day })),
    );
    return writeRows(this.#sql, tables.closures, rows);
  }

  videoHost(practice: PracticeId, { address, secret }: VideoHost): Promise<number> {
    const sealed = sealedSecret(this.#sql, sealedColumns.videoHostSecret, practice, secret);
    return writeRows(this.#sql, tables.videoHosts, [{ practice_id: practice, address, secret: sealed }]);
  }
}
