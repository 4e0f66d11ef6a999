import { can } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import { accommodationsOf, parseAccommodations, type Accommodations, type Registration } from '@portico/domain/profile';
import type { Failure } from '@portico/application/kernel';
import { log } from '../activity/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';

/** What is asked for at a visit that is booked, requested or paid ahead: one rule for all ways to it. */
export class BookedAccommodations {
  readonly #registration: Pick<Registration, 'form' | 'read'>;
  readonly #activityLog: ActivityLog;

  constructor(registration: Pick<Registration, 'form' | 'read'>, activityLog: ActivityLog) {
    this.#registration = registration;
    this.#activityLog = activityLog;
  }

  /** What the patient keeps as their own needs; nothing for a person who may not see the profile. */
  async known(call: ServiceCall, chart: PatientRef): Promise<Accommodations> {
    if (!maySeeProfile(call, chart)) return {};
    await log(this.#activityLog, callAt(call, chart), 'viewed-profile', 'accommodations');
    return this.#keptBy(chart);
  }

  /**
   * What stands at the visit of what was said; undefined where nothing was said, or where the practice does not ask it. A
   * person who may not see what the patient keeps adds to it, and takes nothing of it away unseen; a visit that is moved
   * (`isMoved`) has needs of its own. Refused as bad input with a language or a text that cannot be.
   */
  async said(
    chart: PatientRef,
    said: Accommodations | undefined,
    { call, isMoved }: { readonly call: ServiceCall; readonly isMoved: boolean },
  ): Promise<Result<Accommodations | undefined, Failure>> {
    if (said === undefined) return ok(undefined);
    const parsed = parseAccommodations(said);
    if (!parsed.ok) return failed({ kind: 'bad-input' });
    const { asksAccommodations } = await this.#registration.form(chart.practice);
    if (!asksAccommodations) return ok(undefined);
    return ok(
      isMoved || maySeeProfile(call, chart) ? parsed.value : { ...(await this.#keptBy(chart)), ...parsed.value },
    );
  }

  async #keptBy(chart: PatientRef): Promise<Accommodations> {
    const { details } = await this.#registration.read(chart);
    return accommodationsOf(details.accommodations);
  }
}

const maySeeProfile = ({ acting }: ServiceCall, chart: PatientRef): boolean =>
  can(acting, 'profile:view', { kind: 'chart', chart });
