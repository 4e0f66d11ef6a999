import {
  judgeCapability,
  type Capabilities,
  type Capability,
  type CapabilityVerdict,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { guestActionAt, isThePerson } from '@portico/domain/guests';
import { failed, ok, type Instant, type LocalDate, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import { GuessLimit, linkLock, type Caller, type GuessRefused, type LinkFinder } from '../access/index.ts';
import { logFailed } from '../activity/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { ForCall } from '../kernel/index.ts';
import type { GuestAdmission } from './guest-admission.ts';
import type { GuestLinkRequests } from './guest-link-requests.ts';
import { chartOf } from './guest-acting.ts';
import type {
  Bill,
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

/** Open to unauthenticated callers, who have only a code, or the data of a bill. */
export class GuestsService implements Guests {
  readonly #linkFinder: LinkFinder;
  readonly #capabilities: Capabilities;
  readonly #tries: Tries;
  readonly #practices: PracticeDirectory;
  readonly #patients: PatientRegistry;
  readonly #activityLog: ActivityLog;
  readonly #admission: GuestAdmission;
  readonly #linkRequests: GuestLinkRequests;
  readonly #caller: Caller;

  constructor(
    linkFinder: LinkFinder,
    capabilities: Capabilities,
    tries: Tries,
    practices: PracticeDirectory,
    patients: PatientRegistry,
    activityLog: ActivityLog,
    admissionFor: ForCall<Caller, GuestAdmission>,
    linkRequestsFor: ForCall<Caller, GuestLinkRequests>,
    caller: Caller,
  ) {
    this.#linkFinder = linkFinder;
    this.#capabilities = capabilities;
    this.#tries = tries;
    this.#practices = practices;
    this.#patients = patients;
    this.#activityLog = activityLog;
    this.#admission = admissionFor(caller);
    this.#linkRequests = linkRequestsFor(caller);
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

    const identity = await this.#patients.identity(chart);
    const checked = await this.#guesses.guess(
      { kind: 'birth-date', lock: linkLock(this.#capabilities, capability.id) },
      async (guess) => isThePerson(identity, { birthDate }, guess) || undefined,
    );
    if (!checked.ok) return this.#refused(chart, refusalOf(checked.error));
    return this.#admission.byLink(capability, chart, practice);
  }

  async enterWithBill({ practice: id, patient, lastName, birthDate }: Bill): ServiceResult<GuestOutcome, GuestRefusal> {
    const practice = await this.#practiceOf(id);
    if (practice === undefined) return failed({ kind: 'wrong-identity' });
    if (guestActionAt(practice, 'guest-pay') === undefined)
      return ok({ kind: 'not-offered', practice: brandingOf(practice) });

    const chart: PatientRef = { practice: id, patient };
    const identity = await this.#patients.identity(chart);
    const checked = await this.#guesses.guess(
      { kind: 'bill', of: `${id} ${patient}` },
      async (guess) => isThePerson(identity, { birthDate, lastName }, guess) || undefined,
    );
    if (!checked.ok) return this.#refused(chart, refusalOf(checked.error));
    return this.#admission.byBill(chart, practice);
  }

  async askForLink(request: LinkRequest): ServiceResult<void, LinkRequestRefusal> {
    return this.#linkRequests.ask(request);
  }

  /** The link's status now. The practice is the code's own if the code is known. */
  async #look(link: GuestLink): ServiceResult<Looked> {
    const { code, purpose } = link;
    const linked = code === undefined ? ok(undefined) : await this.#linkFinder.find(this.#caller, code);
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
    return id === undefined ? undefined : (await this.#practices.practices([id]))[0];
  }

  async #refused(chart: PatientRef, refusal: GuestRefusal): ServiceResult<never, GuestRefusal> {
    const reason = refusal.kind === 'shut' ? refusal.why : refusal.kind;
    await logFailed(this.#activityLog, this.#caller, 'failed-identity-check', { chart }, reason);
    return failed(refusal);
  }

  get #guesses(): GuessLimit {
    return new GuessLimit(this.#tries, this.#caller);
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
