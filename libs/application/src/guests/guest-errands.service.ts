import type { Capabilities } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Schedule } from '@portico/domain/appointments';
import { failed, ok } from '@portico/domain/kernel';
import type { Billing } from '@portico/domain/payments';
import type { PracticeDirectory } from '@portico/domain/practices';
import { log } from '../activity/index.ts';
import { listedIn } from '../appointments/index.ts';
import { allowedChart, type Answer, type Call } from '../kernel/index.ts';
import { dueVisit } from './due-visit.ts';
import type { GuestBalance, GuestErrands, GuestVisit } from './guest-errands.port.ts';
import { faceOf } from './practice-face.ts';

export interface GuestErrandsDeps {
  readonly capabilities: Capabilities;
  readonly practices: PracticeDirectory;
  readonly schedule: Schedule;
  readonly billing: Billing;
  readonly activityLog: ActivityLog;
}

export class GuestErrandsService implements GuestErrands {
  readonly #deps: GuestErrandsDeps;
  readonly #call: Call;

  constructor(deps: GuestErrandsDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async visit(): Answer<GuestVisit> {
    const allowed = allowedChart(this.#call, 'appointments:view');
    if (!allowed.ok) return allowed;
    const { capabilities, practices, schedule, activityLog } = this.#deps;
    const { acting, now } = this.#call;
    // The chart holds other visits too; a guest sees the one that the link names.
    const capability = acting.actor.kind === 'guest' ? await capabilities.byId(acting.actor.capability) : undefined;
    if (capability === undefined) return failed({ kind: 'not-found' });
    const [[practice], appointment] = await Promise.all([
      practices.practices([allowed.value.practice]),
      dueVisit(schedule, allowed.value, capability, now),
    ]);
    if (practice === undefined || appointment === undefined) return failed({ kind: 'not-found' });
    const [visit] = listedIn(new Map([[practice.id, practice]]), appointment, this.#call);
    if (visit === undefined) return failed({ kind: 'not-found' });
    await log(activityLog, this.#call, 'viewed-appointments', appointment.id);
    return ok({ practice: faceOf(practice), visit });
  }

  async balance(): Answer<GuestBalance> {
    const allowed = allowedChart(this.#call, 'payments:view');
    if (!allowed.ok) return allowed;
    const { practices, billing, activityLog } = this.#deps;
    const [[practice], balance] = await Promise.all([
      practices.practices([allowed.value.practice]),
      billing.balance(allowed.value),
    ]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    await log(activityLog, this.#call, 'viewed-balance');
    return ok({ practice: faceOf(practice), balance });
  }
}
