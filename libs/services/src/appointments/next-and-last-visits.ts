import { isVisitHistory, type Appointment, type Schedule, type VisitPolicies } from '@portico/domain/appointments';
import { ok, type Instant, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { ListedAppointment } from '@portico/application/appointments';
import { partOf, type Part, type ServiceCall } from '../kernel/index.ts';
import { listedAll, rulesOf, upcomingOf, withWaitList, type WaitListOf } from './appointments.service.ts';
import { movesAmong } from './requested-moves.ts';

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

  /**
   * The next visits of all charts, the earliest first, to be listed once their practices are known; and the practices
   * whose system is away.
   */
  async upcoming(
    charts: readonly PatientRef[],
    now: Instant,
    most: number,
  ): Promise<{
    readonly away: readonly PracticeId[];
    readonly listed: (
      practices: ReadonlyMap<PracticeId, Practice>,
      call: Pick<ServiceCall, 'acting' | 'now'>,
    ) => readonly ListedAppointment[];
  }> {
    const [rules, earlier, upcoming] = await Promise.all([
      rulesOf(this.#visitPolicies, charts),
      Promise.all(charts.map((chart) => this.#waitListOf(chart, now))),
      upcomingOf(this.#schedule, charts, now, most),
    ]);
    const soonest = upcoming.found.slice(0, most);
    return {
      away: upcoming.away,
      listed: (practices, call) =>
        listedAll(practices, soonest, call, rules)
          .map((listed) => withWaitList(listed, earlier))
          .map(movesAmong(upcoming.found, now)),
    };
  }

  /** The last visits of a chart that took place. */
  async past(chart: PatientRef, now: Instant, most: number): Promise<Part<readonly Appointment[]>> {
    const past = await partOf(this.#schedule.past(chart, now, 1, most));
    return past.ok ? ok(past.value.entries.filter((appointment) => isVisitHistory(appointment, now))) : past;
  }
}
