import {
  issueCapability,
  judgeCapability,
  type Capabilities,
  type Capability,
  type CapabilityVerdict,
  type CodeGenerator,
  type TokenIssuer,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { Schedule } from '@portico/domain/appointments';
import { guestActionAt, guestTokenLife, isThePerson } from '@portico/domain/guests';
import {
  failed,
  ok,
  plus,
  type AppointmentId,
  type CapabilityId,
  type Instant,
  type LocalDate,
  type PatientRef,
  type PracticeId,
} from '@portico/domain/kernel';
import type { Billing } from '@portico/domain/payments';
import type { OnlineService, Practice, PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import { GuessLimit, linkLock, type Caller, type GuessRefused, LinkFinder, type WithheldAt } from '../access/index.ts';
import { log, logFailed, originOf } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { BackgroundTasks } from '../kernel/index.ts';
import { sendAskedLink } from './send-requested-link.ts';
import { dueVisit } from './upcoming-link-visit.ts';
import { actingAsGuest, chartOf } from './guest-acting.ts';
import type { GuestLinks } from './guest-links.ts';
import type {
  Bill,
  EnteredGuest,
  EntryStatus,
  GuestEntry,
  GuestLink,
  GuestOutcome,
  GuestRefusal,
  Guests,
  LinkRequest,
  LinkRequestRefusal,
} from '@portico/application/guests';
import { brandingOf } from './practice-branding.ts';

export interface GuestsDeps {
  readonly capabilities: Capabilities;
  readonly codes: CodeGenerator;
  readonly tokens: TokenIssuer;
  readonly tries: Tries;
  readonly practices: PracticeDirectory;
  readonly patients: PatientRegistry;
  readonly schedule: Schedule;
  readonly billing: Billing;
  readonly activityLog: ActivityLog;
  readonly guestLinks: Pick<GuestLinks, 'issue'>;
  readonly later: BackgroundTasks;
  readonly withheldAt: WithheldAt;
}

/** Open to unauthenticated callers, who have only a code, or the data of a bill. */
export class GuestsService implements Guests {
  readonly #deps: GuestsDeps;
  readonly #caller: Caller;

  constructor(deps: GuestsDeps, caller: Caller) {
    this.#deps = deps;
    this.#caller = caller;
  }

  async entry(link: GuestLink): ServiceResult<GuestEntry> {
    const looked = await this.#look(link);
    if (!looked.ok) return looked;
    const { practice, standing } = looked.value;
    return ok({ ...(practice === undefined ? {} : { practice: brandingOf(practice) }), standing });
  }

  async alreadyDone(id: PracticeId | undefined): ServiceResult<Pick<GuestEntry, 'practice'>> {
    const practice = await this.#practiceOf(id);
    return ok(practice === undefined ? {} : { practice: brandingOf(practice) });
  }

  async enter(link: GuestLink, birthDate: LocalDate): ServiceResult<GuestOutcome, GuestRefusal> {
    const { capabilities, patients } = this.#deps;
    const looked = await this.#look(link);
    if (!looked.ok) return looked;
    const { practice, standing, capability } = looked.value;
    if (standing.kind === 'not-offered' && practice !== undefined) {
      return ok({ kind: 'not-offered', practice: brandingOf(practice) });
    }
    const chart = capability && chartOf(capability);
    if (standing.kind !== 'open' || practice === undefined || capability === undefined || chart === undefined) {
      return failed(shutBy(standing));
    }

    const identity = await patients.identity(chart);
    const checked = await this.#guesses.guess(
      { kind: 'birth-date', lock: linkLock(capabilities, capability.id) },
      async (guess) => isThePerson(identity, { birthDate }, guess) || undefined,
    );
    if (!checked.ok) return this.#refused(chart, refusalOf(checked.error));
    return this.#letIn(capability, chart, practice);
  }

  async enterWithBill({ practice: id, patient, lastName, birthDate }: Bill): ServiceResult<GuestOutcome, GuestRefusal> {
    const { capabilities, codes, patients } = this.#deps;
    const { now } = this.#caller;
    const practice = await this.#practiceOf(id);
    if (practice === undefined) return failed({ kind: 'wrong-identity' });
    if (guestActionAt(practice, 'guest-pay') === undefined)
      return ok({ kind: 'not-offered', practice: brandingOf(practice) });

    const chart: PatientRef = { practice: id, patient };
    const identity = await patients.identity(chart);
    const checked = await this.#guesses.guess(
      { kind: 'bill', of: `${id} ${patient}` },
      async (guess) => isThePerson(identity, { birthDate, lastName }, guess) || undefined,
    );
    if (!checked.ok) return this.#refused(chart, refusalOf(checked.error));
    // This code is never sent; the link exists only in the token.
    const capability = issueCapability(
      { purpose: 'guest-pay', practice: id, patient },
      { id: codes.newId() as CapabilityId, code: codes.link().hash, now },
    );
    await capabilities.add({ ...capability, expiresAt: plus(now, guestTokenLife) });
    return this.#letIn(capability, chart, practice);
  }

  async askForLink(request: LinkRequest): ServiceResult<void, LinkRequestRefusal> {
    const { practice, contact } = request;
    const asked = await this.#guesses.guess(
      { kind: 'asked-link', of: `${practice} to ${contact.toLowerCase()}` },
      async (guess) => {
        // Not awaited, so that response time does not reveal who is known; a right guess is not reported either, so
        // each counts.
        this.#deps.later(() => sendAskedLink(this.#deps, request, this.#caller.now, guess));
        return undefined;
      },
    );
    return !asked.ok && asked.error.kind === 'must-wait' ? failed(asked.error) : ok(undefined);
  }

  async #letIn(
    capability: Capability,
    chart: PatientRef,
    practice: Practice,
  ): ServiceResult<GuestOutcome, GuestRefusal> {
    const { tokens, activityLog, billing, schedule } = this.#deps;
    const { now } = this.#caller;
    const acting = actingAsGuest(capability, now, this.#deps.withheldAt);
    const guestAction = acting && guestActionAt(practice, acting.actor.purpose);
    if (acting === undefined || guestAction === undefined) return failed({ kind: 'shut', why: 'unknown' });
    await log(activityLog, { acting, now, ...originOf(this.#caller) }, 'opened-guest-link', capability.resource);

    const branding = brandingOf(practice);
    const entered = (): Omit<EnteredGuest, 'guestAction'> => {
      const expiresAt = plus(now, guestTokenLife);
      const token = tokens.guest({ capability: capability.id, expiresAt });
      return { kind: 'entered', practice: branding, patient: chart.patient, token, expiresAt };
    };
    if (guestAction === 'pay') {
      const { due } = await billing.balance(chart);
      if (due <= 0) return ok({ kind: 'done', guestAction, practice: branding });
    } else if (guestAction !== 'book') {
      const visit = await dueVisit(schedule, chart, capability, now);
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
    const visit =
      resource === undefined ? undefined : await this.#deps.schedule.visit(chart, resource as AppointmentId);
    return guestAction === 'reschedule' && visit?.status === 'CANCELLED'
      ? ok({ kind: 'done', guestAction, practice: brandingOf(practice) })
      : failed({ kind: 'shut', why: 'expired' });
  }

  /** The link's status now. The practice is the code's own if the code is known. */
  async #look(link: GuestLink): ServiceResult<Looked> {
    const { code, purpose } = link;
    const linked = code === undefined ? ok(undefined) : await this.#links.find(this.#caller, code);
    if (!linked.ok) return linked;
    const found = linked.value;
    const verdict = judgeCapability(found, purpose, this.#caller.now);
    const practice = await this.#practiceOf(found?.practice ?? link.practice);
    return ok({
      standing: statusOf(link, verdict, practice, found?.from),
      ...(practice === undefined ? {} : { practice }),
      ...(verdict.kind === 'open' ? { capability: verdict.capability } : {}),
    });
  }

  async #practiceOf(id: PracticeId | undefined): Promise<Practice | undefined> {
    return id === undefined ? undefined : (await this.#deps.practices.practices([id]))[0];
  }

  async #refused(chart: PatientRef, refusal: GuestRefusal): ServiceResult<never, GuestRefusal> {
    const reason = refusal.kind === 'shut' ? refusal.why : refusal.kind;
    await logFailed(this.#deps.activityLog, this.#caller, 'failed-identity-check', { chart }, reason);
    return failed(refusal);
  }

  get #guesses(): GuessLimit {
    return new GuessLimit(this.#deps.tries, this.#caller);
  }

  get #links(): LinkFinder {
    return new LinkFinder(this.#deps.capabilities, this.#deps.codes, this.#deps.tries);
  }
}

const refusalOf = (refused: GuessRefused): GuestRefusal => {
  if (refused.kind === 'must-wait') return refused;
  return refused.kind === 'locked' ? { kind: 'shut', why: 'locked' } : { kind: 'wrong-identity' };
};

interface Looked {
  readonly standing: EntryStatus;
  readonly practice?: Practice;
  /** Present if the link is open. */
  readonly capability?: Capability;
}

/** A service that the practice does not offer online takes precedence over the link's own status. */
const statusOf = (
  { purpose, code }: GuestLink,
  verdict: CapabilityVerdict,
  practice: Practice | undefined,
  opensAt: Instant | undefined,
): EntryStatus => {
  if (practice !== undefined && guestActionAt(practice, purpose) === undefined) return { kind: 'not-offered' };
  // A bill needs no code; everything else is about a visit, which is named only by a code.
  if (code === undefined && purpose === 'guest-pay' && practice !== undefined) return { kind: 'open' };
  if (verdict.kind === 'open') return { kind: 'open' };
  if (code === undefined && practice !== undefined) return { kind: 'no-link' };
  return verdict.kind === 'early' && opensAt !== undefined ? { kind: verdict.kind, opensAt } : verdict;
};

const shutBy = (standing: EntryStatus): GuestRefusal => {
  if (standing.kind === 'open' || standing.kind === 'not-offered' || standing.kind === 'no-link')
    return { kind: 'shut', why: 'unknown' };
  const { kind: why, opensAt } = standing;
  return { kind: 'shut', why, ...(opensAt === undefined ? {} : { opensAt }) };
};
