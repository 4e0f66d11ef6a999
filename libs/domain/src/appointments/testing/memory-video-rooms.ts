import {
  failed,
  ok,
  samePatient,
  type AppointmentId,
  type Instant,
  type PatientRef,
  type Result,
} from '../../kernel/index.ts';
import type { NoRoom, VideoRooms } from '../ports/video-rooms.ts';
import { statusOf } from '../appointment-list-group.ts';
import type { MemorySchedule } from './memory-schedule.ts';

/** A room for every booked video visit of a schedule, while `host` is set. */
export class MemoryVideoRooms implements VideoRooms {
  /** The host of the rooms; undefined if there is none. */
  host: string | undefined = 'https://video.example/join';
  readonly #schedule: MemorySchedule;
  readonly #now: () => Instant;

  constructor(schedule: MemorySchedule, now: () => Instant) {
    this.#schedule = schedule;
    this.#now = now;
  }

  async addressOf(patient: PatientRef, appointment: AppointmentId): Promise<Result<string, NoRoom>> {
    const now = this.#now();
    const visit = this.#schedule
      .all()
      .find(({ id, patient: whose }) => id === appointment && samePatient(whose, patient));
    if (visit?.video !== true || statusOf(visit, now) !== 'upcoming' || this.host === undefined)
      return failed({ kind: 'no-room' });
    return ok(`${this.host}?room=${this.#schedule.all().indexOf(visit)}&ticket=${now}`);
  }
}
