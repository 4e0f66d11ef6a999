import { type Appointment, type Schedule, type VisitPolicies } from '@portico/domain/appointments';
import type { AppointmentId, PatientRef } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { ListedAppointment } from '@portico/application/appointments';
import { listedIn, moveOf, rulesOf, withMove, withWaitList, type WaitListOf } from '../appointments/index.ts';
import { orElse, partOf, type ServiceCall } from '../kernel/index.ts';

interface ListedVisit {
  readonly visit: Appointment;
  readonly practice: Practice;
  readonly listed: ListedAppointment;
}

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
    if (listed === undefined) return undefined;
    const move = orElse(await partOf(moveOf(this.#schedule, visit, call.now)), undefined);
    return { visit, practice, listed: withMove(withWaitList(listed, [earlier]), move) };
  }
}
