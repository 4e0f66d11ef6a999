import {
  issueCapability,
  type Capabilities,
  type Capability,
  type CodeGenerator,
  type KeptWorkKeys,
  type TokenIssuer,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Schedule } from '@portico/domain/appointments';
import { guestActionAt, guestTokenLife, longestGuestSession } from '@portico/domain/guests';
import { failed, ok, plus, type AppointmentId, type CapabilityId, type PatientRef } from '@portico/domain/kernel';
import type { Billing } from '@portico/domain/payments';
import type { OnlineService, Practice } from '@portico/domain/practices';
import type { ServiceResult } from '@portico/application/kernel';
import type { EnteredGuest, GuestOutcome, GuestRefusal } from '@portico/application/guests';
import type { Caller, WithheldAt } from '../access/index.ts';
import { log, originOf } from '../activity/index.ts';
import { actingAsGuest } from './guest-acting.ts';
import { brandingOf } from './practice-branding.ts';
import { dueVisit } from './upcoming-link-visit.ts';

/** Lets in a guest whose identity was checked: gives the token, unless there is nothing left to do. */
export class GuestAdmission {
  readonly #capabilities: Pick<Capabilities, 'add'>;
  readonly #codes: Pick<CodeGenerator, 'link' | 'newId'>;
  readonly #tokens: TokenIssuer;
  readonly #schedule: Schedule;
  readonly #billing: Billing;
  readonly #keptWorkKeys: KeptWorkKeys;
  readonly #activityLog: ActivityLog;
  readonly #withheldAt: WithheldAt;
  readonly #caller: Caller;

  constructor(
    capabilities: Pick<Capabilities, 'add'>,
    codes: Pick<CodeGenerator, 'link' | 'newId'>,
    tokens: TokenIssuer,
    schedule: Schedule,
    billing: Billing,
    keptWorkKeys: KeptWorkKeys,
    activityLog: ActivityLog,
    withheldAt: WithheldAt,
    caller: Caller,
  ) {
    this.#capabilities = capabilities;
    this.#codes = codes;
    this.#tokens = tokens;
    this.#schedule = schedule;
    this.#billing = billing;
    this.#keptWorkKeys = keptWorkKeys;
    this.#activityLog = activityLog;
    this.#withheldAt = withheldAt;
    this.#caller = caller;
  }

  async byBill(chart: PatientRef, practice: Practice): ServiceResult<GuestOutcome, GuestRefusal> {
    const { now } = this.#caller;
    // This code is never sent; the link exists only in the token.
    const capability = issueCapability(
      { purpose: 'guest-pay', ...chart },
      { id: this.#codes.newId() as CapabilityId, code: this.#codes.link().hash, now },
    );
    await this.#capabilities.add({ ...capability, expiresAt: plus(now, longestGuestSession) });
    return this.byLink(capability, chart, practice);
  }

  async byLink(
    capability: Capability,
    chart: PatientRef,
    practice: Practice,
  ): ServiceResult<GuestOutcome, GuestRefusal> {
    const { now } = this.#caller;
    const acting = actingAsGuest(capability, now, this.#withheldAt);
    const guestAction = acting && guestActionAt(practice, acting.actor.purpose);
    if (acting === undefined || guestAction === undefined) return failed({ kind: 'shut', why: 'unknown' });
    await log(this.#activityLog, { acting, now, ...originOf(this.#caller) }, 'opened-guest-link', capability.resource);

    const branding = brandingOf(practice);
    const entered = (): Omit<EnteredGuest, 'guestAction'> => {
      const expiresAt = plus(now, guestTokenLife);
      const token = this.#tokens.guest({ capability: capability.id, expiresAt });
      const keptWorkKeys = this.#keptWorkKeys.of(`guest ${chart.practice} ${chart.patient}`);
      return { kind: 'entered', practice: branding, patient: chart.patient, token, expiresAt, keptWorkKeys };
    };
    if (guestAction === 'pay') {
      const { due } = await this.#billing.balance(chart);
      if (due <= 0) return ok({ kind: 'done', guestAction, practice: branding });
    } else if (guestAction !== 'book') {
      const visit = await dueVisit(this.#schedule, chart, capability, now);
      // The link ends once its purpose has become impossible (`ACC-084`, `APT-325`).
      if (visit === undefined) return this.#overFor(chart, capability, guestAction, practice);
      if (visit.status === 'CHECKED-IN') return ok({ kind: 'done', guestAction, practice: branding });
      if (guestAction === 'check-in') return ok({ ...entered(), guestAction, visit: visit.id });
      return ok({ ...entered(), guestAction });
    }
    return ok({ ...entered(), guestAction });
  }

  /** The result where no visit is due: done if a link to reschedule was used to cancel it, otherwise expired. */
  async #overFor(
    chart: PatientRef,
    { resource }: Capability,
    guestAction: OnlineService,
    practice: Practice,
  ): ServiceResult<GuestOutcome, GuestRefusal> {
    const visit = resource === undefined ? undefined : await this.#schedule.visit(chart, resource as AppointmentId);
    return guestAction === 'reschedule' && visit?.status === 'CANCELLED'
      ? ok({ kind: 'done', guestAction, practice: brandingOf(practice) })
      : failed({ kind: 'shut', why: 'expired' });
  }
}
