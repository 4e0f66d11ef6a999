import {
  earliestFirst,
  isVisitHistory,
  type Appointment,
  type Schedule,
  type VisitPolicies,
} from '@portico/domain/appointments';
import type { Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { ListedAppointment } from '@portico/application/appointments';
import type { ServiceCall } from '../kernel/index.ts';
import { listedAll, rulesOf, withWaitList, type WaitListOf } from './appointments.service.ts';

/** The next and the last visits of charts, for pages that list a few of them. */
export class ListedVisits {
  readonly #schedule: Pick<Schedule, 'upcoming' | 'past'>;
  readonly #visitPolicies: VisitPolicies;
  readonly #waitListOf: WaitListOf;

  constructor(schedule: Pick<Schedule, 'upcoming' | 'past'>, visitPolicies: VisitPolicies, waitListOf: WaitListOf) {
    this.#schedule = schedule;
    this.#visitPolicies = visitPolicies;
    this.#waitListOf = waitListOf;
  }

  /** The next visits of all charts, the earliest first, to be listed once their practices are known. */
  async upcoming(
    charts: readonly PatientRef[],
    now: Instant,
    most: number,
  ): Promise<
    (
      practices: ReadonlyMap<PracticeId, Practice>,
      call: Pick<ServiceCall, 'acting' | 'now'>,
    ) => readonly ListedAppointment[]
  > {
    const [rules, earlier, upcoming] = await Promise.all([
      rulesOf(this.#visitPolicies, charts),
      Promise.all(charts.map((chart) => this.#waitListOf(chart, now))),
      Promise.all(charts.map((chart) => this.#schedule.upcoming(chart, now, most))),
    ]);
    const soonest = upcoming.flat().sort(earliestFirst).slice(0, most);
    return (practices, call) =>
      listedAll(practices, soonest, call, rules).map((listed) => withWaitList(listed, earlier));
  }

  /** The last visits of a chart that took place. */
  async past(chart: PatientRef, now: Instant, most: number): Promise<readonly Appointment[]> {
    const { entries } = await this.#schedule.past(chart, now, 1, most);
    return entries.filter((appointment) => isVisitHistory(appointment, now));
  }
}
