import { openedBytes, sealedColumns, type Sql } from '@portico/adapters-storage/sql';
import type { NoRoom, VideoRooms } from '@portico/domain/appointments';
import {
  failed,
  MINUTE,
  ok,
  plus,
  type AppointmentId,
  type Instant,
  type PatientRef,
  type Result,
} from '@portico/domain/kernel';
import { sealOf, ticketFor } from './signed-tickets.ts';

/** How long an address opens its room. */
const ticketLasts = 10 * MINUTE;

interface HostRow {
  readonly address: string;
  readonly secret: Uint8Array;
}

/**
 * The rooms of the host that a practice works with. A room is named by what only practice and host can compute, and its
 * ticket is a JWT (HS256) with `room` and `exp`: nothing in an address says whose visit it is.
 */
export class EmbeddedVideoRooms implements VideoRooms {
  readonly #sql: Sql;
  readonly #now: () => Instant;
  readonly #origin: () => string;

  /** `origin` is where people reach the portal, for a host that is a path of it. */
  constructor(sql: Sql, now: () => Instant, origin: () => string) {
    this.#sql = sql;
    this.#now = now;
    this.#origin = origin;
  }

  async addressOf({ practice, patient }: PatientRef, appointment: AppointmentId): Promise<Result<string, NoRoom>> {
    const now = this.#now();
    const [host] = await this.#sql.rows<HostRow>({
      name: 'clinic-video-host',
      text: `select h.address, h.secret from clinic.appointments a join clinic.video_hosts h on h.practice_id = a.practice_id
        where a.practice_id = $1 and a.patient_id = $2 and a.id = $3 and a.video
          and a.status in ('SCHEDULED', 'CHECKED-IN') and a.ends_at > $4`,
      values: [practice, patient, appointment, now],
    });
    if (host === undefined) return failed({ kind: 'no-room' });
    const secret = openedBytes(this.#sql, sealedColumns.videoHostSecret, [practice], host.secret);
    const room = sealOf(secret, JSON.stringify([practice, appointment]));
    const address = new URL(host.address, this.#origin());
    address.searchParams.set('room', room);
    address.searchParams.set('ticket', ticketFor({ room }, plus(now, ticketLasts), secret));
    return ok(address.href);
  }
}
