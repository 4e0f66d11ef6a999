import type { Appointment, Schedule, VisitPolicies } from '@portico/domain/appointments';
import type { AppointmentId, PatientRef } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { ListedAppointment } from '@portico/application/appointments';
import { listedIn, rulesOf, withWaitList, type WaitListOf } from '../appointments/index.ts';
import type { ServiceCall } from '../kernel/index.ts';

interface ListedVisit {
  readonly visit: Appointment;
  readonly practice: Practice;
  readonly listed: ListedAppointment;
}

/** Reads one visit as the list of visits shows it; undefined if the practice's system does not know it. */
export class ListedVisitReader {
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #visitPolicies: VisitPolicies;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #waitListOf: WaitListOf;

  constructor(
    schedule: Pick<Schedule, 'visit'>,
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
}
