import {
  can,
  isBornOn,
  judgeCapability,
  type Account,
  type Accounts,
  type Capabilities,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok, type CountedGuess, type PatientRef } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import type { InviteAccepted, InviteRefusal } from '@portico/application/access';
import type { ServiceResult } from '@portico/application/kernel';
import { log } from '../activity/index.ts';
import { refusalOf, type Caller } from './caller.ts';
import { practicesOf } from './frame-layout.ts';
import { GuessLimit } from './guess-limit.ts';
import type { LinkFinder } from './link-finder.ts';
import { linkLock } from './link-lock.ts';

/** Adds the chart of a practice's invitation to the account of a person who is signed in. */
export class InvitationAcceptance {
  readonly #accounts: Accounts;
  readonly #capabilities: Capabilities;
  readonly #linkFinder: LinkFinder;
  readonly #patients: PatientRegistry;
  readonly #practices: PracticeDirectory;
  readonly #tries: Tries;
  readonly #activityLog: ActivityLog;
  readonly #caller: Caller;

  constructor(
    accounts: Accounts,
    capabilities: Capabilities,
    linkFinder: LinkFinder,
    patients: PatientRegistry,
    practices: PracticeDirectory,
    tries: Tries,
    activityLog: ActivityLog,
    caller: Caller,
  ) {
    this.#accounts = accounts;
    this.#capabilities = capabilities;
    this.#linkFinder = linkFinder;
    this.#patients = patients;
    this.#practices = practices;
    this.#tries = tries;
    this.#activityLog = activityLog;
    this.#caller = caller;
  }

  async accept(code: string): ServiceResult<InviteAccepted, InviteRefusal> {
    const { signedIn, now } = this.#caller;
    if (signedIn === undefined) return failed(refusalOf(this.#caller));
    const { actor } = signedIn.acting;
    if (actor.kind === 'guest') return failed({ kind: 'not-found' });
    if (!can(signedIn.acting, 'account:act', { kind: 'account', account: actor.account })) {
      return failed({ kind: 'not-found' });
    }
    const account = await this.#accounts.byId(actor.account);
    const found = await this.#linkFinder.find(this.#caller, code);
    if (!found.ok) return found;
    const verdict = judgeCapability(found.value, 'invitation', now);
    if (account === undefined || verdict.kind !== 'open') return failed({ kind: 'invite-refused' });
    const { id, practice, patient } = verdict.capability;
    if (practice === undefined || patient === undefined) return failed({ kind: 'invite-refused' });
    const chart = { practice, patient };
    const themselves = await new GuessLimit(this.#tries, this.#caller).guess(
      { kind: 'birth-date', lock: linkLock(this.#capabilities, id) },
      async (guess) => (await this.#isThemselves(account, chart, guess)) || undefined,
    );
    if (!themselves.ok) return failed({ kind: 'invite-refused' });
    if (!(await this.#capabilities.use(id, now))) return failed({ kind: 'invite-refused' });
    await this.#accounts.addChart(account.id, chart);
    await log(this.#activityLog, signedIn, 'connected-practice');
    const charts = (await this.#accounts.byId(account.id))?.charts ?? account.charts;
    return ok({ practices: await practicesOf(this.#practices, charts) });
  }

  /** Whether the chart belongs to the account's owner, by the birth date that the practices know. */
  async #isThemselves(account: Account, chart: PatientRef, guess: CountedGuess): Promise<boolean> {
    const invited = await this.#patients.identity(chart);
    const own = account.charts[0] && (await this.#patients.identity(account.charts[0]));
    return isBornOn(invited?.birthDate, account.birthDate ?? own?.birthDate, guess);
  }
}
