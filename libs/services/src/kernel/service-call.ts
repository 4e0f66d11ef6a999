import type { Acting, Action } from '@portico/domain/access';
import { can, chartIn } from '@portico/domain/access';
import type { Origin } from '@portico/domain/activity';
import { failed, ok, type Instant, type Language, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';

/** The time as it passes, while `now` stands for the whole call. */
export type Clock = () => Instant;

/** One call of one person to a service on the gateway. */
export interface ServiceCall {
  readonly acting: Acting;
  readonly language: Language;
  readonly now: Instant;
  /** For what waits for its turn. */
  readonly clock?: Clock;
  /** Where the request came from, for the activity log. */
  readonly origin?: Origin;
}

/** The call as if made at that practice: activities are logged at the practice that they are about. */
export const callAt = <C extends Pick<ServiceCall, 'acting'>>(
  call: C,
  { practice }: Pick<PatientRef, 'practice'>,
): C => ({
  ...call,
  acting: { ...call.acting, practice },
});

/** The subject's charts on which `action` is allowed; the first line of every service method that spans practices. */
export const allowedCharts = (call: ServiceCall, action: Action): readonly PatientRef[] =>
  call.acting.subject.charts.filter((chart) => can(call.acting, action, { kind: 'chart', chart }));

/** The subject's chart at the current practice, if `action` is allowed on it; the first line of every other method. */
export const allowedChart = (call: ServiceCall, action: Action): Result<PatientRef, Failure> => {
  const chart = chartIn(call.acting, call.acting.practice);
  return chart !== undefined && can(call.acting, action, { kind: 'chart', chart })
    ? ok(chart)
    : failed({ kind: 'not-found' });
};
