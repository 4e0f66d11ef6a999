import { LinkFinder, GuessLimit, linkLock, tooManyGuesses, type GuessRefused } from '../access/index.ts';
import {
  isBornOn,
  judgeCapability,
  parseEmail,
  parsePhone,
  placeholderDevice,
  type Account,
  type Capability,
  type CapabilityVerdict,
} from '@portico/domain/access';
import { dayIn, failed, ok, parseLocalDate, type DeviceId, type PatientId } from '@portico/domain/kernel';
import { parseBirthDate, parseName, signupCounts } from '@portico/domain/signup';
import { paths, withQuery, type ServiceResult } from '@portico/application/kernel';
import { chartOf, confirmAccount, confirmationOver, promisedBy } from './confirm-account.ts';
import { mailConfirmation } from './confirmation-mail.ts';
import { enroll, weighCredentials } from './enrollment.ts';
import type { SignupDeps, Visitor } from './signup-deps.ts';
import { refused } from './signup-refusal.ts';
import type {
  Confirmation,
  InvitationAsked,
  InvitedForm,
  LinkEnd,
  NewEmail,
  NewPatientForm,
  Signup,
  SignupAnswer,
  SignupScreen,
  SignupStart,
} from '@portico/application/signup';

/** A code's verdict, and its link, present even if it opens nothing. */
interface Looked {
  readonly verdict: CapabilityVerdict;
  readonly found?: Capability;
}

/** Open to unauthenticated callers, who have only what was mailed to them. */
export class SignupService implements Signup {
  readonly #deps: SignupDeps;
  readonly #visitor: Visitor;

  constructor(deps: SignupDeps, visitor: Visitor) {
    this.#deps = deps;
    this.#visitor = visitor;
  }

  async look({ invitation, email, sms }: InvitationAsked): ServiceResult<SignupStart> {
    if (invitation !== '') {
      const screen = await this.#lookAt(invitation, email, sms);
      return screen.ok ? ok({ screen: screen.value }) : screen;
    }
    const open = await this.#deps.practices.openToNewPatients();
    const screen: SignupScreen = { name: 'no-invitation' };
    if (open.length === 0) return ok({ screen });
    const practices = open.map(({ id, name, behavior }) => ({ id, name, management: behavior.management }));
    return ok({ screen, loginScreens: { practices } });
  }

  async createInvited(form: InvitedForm): SignupAnswer {
    const { language } = this.#visitor;
    const looked = await this.#judge(form.invitation, 'invitation');
    if (!looked.ok) return looked;
    const { verdict, found } = looked.value;
    if (verdict.kind !== 'open') return ok(await this.#invitationOver(found, verdict.kind));
    const { capability } = verdict;
    const chart = chartOf(capability);
    if (chart === undefined) return ok(await this.#invitationOver(found, 'unknown'));
    const birthDate = parseLocalDate(form.birthDate);
    if (!birthDate.ok) return refused('bad-birth-date', language);
    const email = await weighCredentials(this.#deps, this.#visitor, form);
    if (!email.ok) return email;

    const identity = await this.#deps.patients.identity(chart);
    const checked = await new GuessLimit(this.#deps.tries, this.#visitor).guess(
      { kind: 'birth-date', lock: linkLock(this.#deps.capabilities, capability.id) },
      async (guess) => (isBornOn(identity?.birthDate, birthDate.value, guess) ? identity : undefined),
    );
    if (!checked.ok) return this.#wrongBirthDate(capability, checked.error);
    const { password, terms, invitation, device, identity: ticket } = form;
    return enroll(
      this.#deps,
      this.#visitor,
      { email: email.value, password, terms, device, ticket },
      {
        name: checked.value.name,
        birthDate: birthDate.value,
        ...(capability.phone === undefined ? {} : { phone: capability.phone }),
        chart,
        invitation: capability.id,
        loginPath: withQuery(paths.login, { i: invitation }),
      },
    );
  }

  async createNew(form: NewPatientForm): SignupAnswer {
    const { language, now } = this.#visitor;
    const [first, last] = [parseName(form.firstName), parseName(form.lastName)];
    if (!first.ok || !last.ok) return refused('bad-name', language);
    const practice = (await this.#deps.practices.openToNewPatients()).find(({ id }) => id === form.practice);
    if (practice === undefined) return refused('unknown-practice', language);
    const birthDate = parseBirthDate(form.birthDate, dayIn(practice.timeZone, now));
    if (!birthDate.ok) return refused('bad-birth-date', language);
    const phone = parsePhone(form.phone);
    if (!phone.ok) return refused('bad-phone', language);
    const email = await weighCredentials(this.#deps, this.#visitor, form);
    if (!email.ok) return email;
    const { password, terms, device, identity: ticket } = form;
    return enroll(
      this.#deps,
      this.#visitor,
      { email: email.value, password, terms, device, ticket },
      {
        name: `${first.value} ${last.value}`,
        birthDate: birthDate.value,
        phone: phone.value,
        chart: { practice: practice.id, patient: this.#deps.codes.newId() as PatientId },
        loginPath: paths.login,
      },
    );
  }

  async resend({ username, email: typed }: { readonly username: string; readonly email: string }): SignupAnswer {
    const { accounts, capabilities, tries, later } = this.#deps;
    const { language, now, address } = this.#visitor;
    const email = parseEmail(typed);
    if (!email.ok) return refused('bad-email', language);
    const verdict = await tries.take(signupCounts(email.value, address), now);
    if (verdict.kind === 'must-wait') return refused('too-many-tries', language);
    later(async () => {
      const named = username === '' ? undefined : await accounts.byLogin(username);
      const account = named?.email === email.value ? named : await accounts.byLogin(email.value);
      if (account === undefined || account.email !== email.value || account.confirmedAt !== undefined) return;
      const last = await capabilities.last('confirm-email', account.id);
      await mailConfirmation(this.#deps, this.#visitor, account, promisedBy(last));
    });
    return ok({ name: 'check-email', email: email.value, username, practice: '', patient: '' });
  }

  async updateEmail({ email: typed, practice, patient, username }: NewEmail): SignupAnswer {
    const { accounts, capabilities, notifier, linkTo, tries, later } = this.#deps;
    const { language, now, address } = this.#visitor;
    const email = parseEmail(typed);
    if (!email.ok) return refused('bad-email', language);
    const verdict = await tries.take(signupCounts(email.value, address), now);
    if (verdict.kind === 'must-wait') return refused('too-many-tries', language);
    const account = await accounts.byLogin(username);
    // Only the random username of the new account is accepted: an email as login would reveal others' accounts.
    if (account?.username !== username || account.confirmedAt !== undefined) return refused('sign-up-over', language);
    const last = await capabilities.last('confirm-email', account.id);
    if (last?.practice !== practice || last.patient !== patient) return refused('sign-up-over', language);
    later(async () => {
      if (await accounts.change(account.id, { email: email.value })) {
        return mailConfirmation(this.#deps, this.#visitor, { ...account, email: email.value }, promisedBy(last));
      }
      await capabilities.revoke('confirm-email', { account: account.id }, now);
      const link = linkTo(paths.login);
      return notifier.send({ kind: 'already-registered', link }, { channel: 'email', address: email.value }, language);
    });
    return ok({ name: 'check-email', email: email.value, username, practice: last.practice, patient: last.patient });
  }

  async confirm({ username, code, email, ...shown }: Confirmation): ServiceResult<SignupScreen | undefined> {
    const looked = await this.#judge(code, 'confirm-email');
    if (!looked.ok) return looked;
    const { verdict, found: capability } = looked.value;
    const account = capability?.account && (await this.#deps.accounts.byId(capability.account));
    if (account === undefined || capability?.purpose !== 'confirm-email') return confirmationOver('unknown');
    if (account.username !== username || !isSameEmail(account, capability, email)) return confirmationOver('unknown');
    if (verdict.kind !== 'open') {
      return verdict.kind === 'used' && account.confirmedAt !== undefined
        ? ok(undefined)
        : confirmationOver(verdict.kind);
    }
    if (!isWhereItBegan(this.#deps, account, shown.device)) {
      const { password } = shown;
      if (password === undefined) return ok({ name: 'confirm-password', wrong: false });
      const known = await new GuessLimit(this.#deps.tries, this.#visitor).guess(
        { kind: 'pending-password', of: account.id },
        async (guess) => (await this.#deps.passwords.verify(account.passwordHash, password, guess)) || undefined,
      );
      if (!known.ok) {
        const failure = tooManyGuesses(known.error);
        return failure === undefined ? ok({ name: 'confirm-password', wrong: true }) : failed(failure);
      }
    }
    return confirmAccount(this.#deps, this.#visitor, account, capability);
  }

  async #lookAt(invitation: string, email: string, sms: boolean): ServiceResult<SignupScreen> {
    const looked = await this.#judge(invitation, 'invitation');
    if (!looked.ok) return looked;
    const { verdict, found } = looked.value;
    if (verdict.kind !== 'open') return ok(await this.#invitationOver(found, verdict.kind));
    const { capability } = verdict;
    const [practice] = await this.#deps.practices.practices(capability.practice ? [capability.practice] : []);
    // An invitation by text message proves no mailbox, so its email is not filled in.
    const own = sms || capability.email === undefined ? email : capability.email;
    return ok({ name: 'invited', practiceName: practice?.name ?? '', email: own, sms: capability.phone !== undefined });
  }

  async #wrongBirthDate(invitation: Capability, refusal: GuessRefused): SignupAnswer {
    const failure = tooManyGuesses(refusal);
    if (failure !== undefined) return failed(failure);
    return refusal.kind === 'wrong' && !refusal.wasLast
      ? refused('wrong-birth-date', this.#visitor.language)
      : ok(await this.#invitationOver(invitation, 'locked'));
  }

  async #invitationOver(invitation: Capability | undefined, why: LinkEnd): Promise<SignupScreen> {
    const practiceId = why === 'unknown' ? undefined : invitation?.practice;
    const [practice] = practiceId === undefined ? [] : await this.#deps.practices.practices([practiceId]);
    const told = practice === undefined ? {} : { practiceName: practice.name, practicePhone: practice.phone };
    return { name: 'invitation-over', why, ...told };
  }

  async #judge(code: string, purpose: 'invitation' | 'confirm-email'): ServiceResult<Looked> {
    const found = await this.#links.find(this.#visitor, code);
    if (!found.ok) return found;
    const verdict = judgeCapability(found.value, purpose, this.#visitor.now);
    return ok({ verdict, ...(found.value === undefined ? {} : { found: found.value }) });
  }

  get #links(): LinkFinder {
    return new LinkFinder(this.#deps.capabilities, this.#deps.codes, this.#deps.tries);
  }
}

/** Whether this is the device that began the sign-up; never true for the placeholder device. */
const isWhereItBegan = ({ codes }: SignupDeps, { begunOn }: Account, device: DeviceId): boolean =>
  device !== placeholderDevice && begunOn === codes.hashOf(device);

const isSameEmail = (account: Account, { email }: Capability, typed: string): boolean => {
  const parsed = parseEmail(typed);
  return parsed.ok && parsed.value === account.email && email === account.email;
};
