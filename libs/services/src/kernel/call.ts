import type { Acting, Action } from '@portico/domain/access';
import { can, chartIn } from '@portico/domain/access';
import type { Origin } from '@portico/domain/activity';
import { failed, ok, type Instant, type Language, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';

/** One question of one person, as a service on the gateway sees it. */
export interface ServiceCall {
  readonly acting: Acting;
  readonly language: Language;
  readonly now: Instant;
  /** Where the request came from; what is written down of it says so. */
  readonly origin?: Origin;
}

/** The call as if the person stood at that practice: what is done is logged where it was done. */
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

/** The subject's chart in the practice the person is at, if `action` is allowed on it; the first line of every other. */
export const allowedChart = (call: ServiceCall, action: Action): Result<PatientRef, Failure> => {
  const chart = chartIn(call.acting, call.acting.practice);
  return chart !== undefined && can(call.acting, action, { kind: 'chart', chart })
    ? ok(chart)
    : failed({ kind: 'not-found' });
};
