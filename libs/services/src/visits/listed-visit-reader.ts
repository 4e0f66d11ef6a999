import { statusOf, type Appointment, type Schedule, type VisitPolicies } from '@portico/domain/appointments';
import type { AppointmentId, Instant, PatientRef } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { ListedAppointment } from '@portico/application/appointments';
import type { VisitMove } from '@portico/application/visits';
import { listedIn, mostUpcoming, rulesOf, withWaitList, type WaitListOf } from '../appointments/index.ts';
import type { ServiceCall } from '../kernel/index.ts';

interface ListedVisit {
  readonly visit: Appointment;
  readonly practice: Practice;
  readonly listed: ListedAppointment;
}

const moveTo = (is: VisitMove['is'], { id, start, location }: Appointment): VisitMove => ({
  is,
  appointment: id,
  start,
  timeZone: location.timeZone,
});

/** Reads one visit as the list of visits shows it; undefined if the practice's system does not know it. */
export class ListedVisitReader {
  readonly #schedule: Pick<Schedule, 'visit' | 'upcoming'>;
  readonly #visitPolicies: VisitPolicies;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #waitListOf: WaitListOf;

  constructor(
    schedule: Pick<Schedule, 'visit' | 'upcoming'>,
    visitPolicies: VisitPolicies,
    practices: Pick<PracticeDirectory, 'practices'>,
    waitListOf: WaitListOf,
  ) {
    this.#schedule = schedule;
    this.#visitPolicies = visitPolicies;
    this.#practices = practices;
    this.#waitListOf = waitListOf;
  }

  async read(call: ServiceCall, chart: PatientRef, id: AppointmentId): Promise<ListedVisit | undefined> {
    const [visit, [practice], rules, earlier] = await Promise.all([
      this.#schedule.visit(chart, id),
      this.#practices.practices([chart.practice]),
      rulesOf(this.#visitPolicies, [chart]),
      this.#waitListOf(chart, call.now),
    ]);
    if (visit === undefined || practice === undefined) return undefined;
    const listed = listedIn(new Map([[practice.id, practice]]), visit, call, rules);
    return listed && { visit, practice, listed: withWaitList(listed, [earlier]) };
  }

  /** The request that asks to move a visit, or the visit that a request asks to move; undefined where neither stands. */
  async moveOf(visit: Appointment, now: Instant): Promise<VisitMove | undefined> {
    const { patient, id, status, replaces } = visit;
    if (status === 'REQUESTED') {
      const replaced = replaces === undefined ? undefined : await this.#schedule.visit(patient, replaces);
      const stands = replaced !== undefined && statusOf(replaced, now) === 'upcoming';
      return stands ? moveTo('visit', replaced) : undefined;
    }
    if (statusOf(visit, now) !== 'upcoming') return undefined;
    const ahead = await this.#schedule.upcoming(patient, now, mostUpcoming);
    const request = ahead.find((one) => one.replaces === id && statusOf(one, now) === 'request');
    return request && moveTo('request', request);
  }
}
