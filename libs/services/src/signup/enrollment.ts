import {
  isFitPassword,
  parseEmail,
  placeholderDevice,
  type Account,
  type Email,
  type Phone,
} from '@portico/domain/access';
import {
  ok,
  type AccountId,
  type DeviceId,
  type LocalDate,
  type PatientRef,
  type Result,
} from '@portico/domain/kernel';
import { isCurrentTerms, signupCounts } from '@portico/domain/signup';
import { IdentityTickets, takeIdentity } from '../access/index.ts';
import { logOfAccount } from '../activity/index.ts';
import { mailConfirmation, type Promised } from './confirmation-mail.ts';
import type { SignupDeps, Visitor } from './signup-deps.ts';
import { refused } from './signup-refusal.ts';
import type { SignupRefusal, SignupScreen } from '@portico/application/signup';

export interface Person {
  readonly name: string;
  readonly birthDate: LocalDate;
  readonly phone?: Phone;
  readonly chart: PatientRef;
  readonly invitation?: Promised['invitation'];
  /** Where a person who has an account already signs in, with the invitation. */
  readonly loginPath: string;
}

interface Wanted {
  readonly email: string;
  readonly password: string;
  readonly terms: string;
}

interface Begun {
  readonly email: Email;
  readonly password: string;
  readonly terms: string;
  readonly device: DeviceId;
  /** Ticket of an identity that is to open the account. */
  readonly ticket: string | undefined;
}

/** Validates what every sign-up needs: an email, an acceptable password, and the terms. */
export const weighCredentials = async (
  { knownPasswords }: SignupDeps,
  { language }: Visitor,
  { email: typed, password, terms }: Wanted,
): Promise<Result<Email, SignupRefusal>> => {
  const email = parseEmail(typed);
  if (!email.ok) return refused('bad-email', language);
  if (!isFitPassword(password, { email: email.value })) return refused('unfit-password', language);
  if (!isCurrentTerms(terms)) return refused('terms-not-accepted', language);
  if (await knownPasswords.isKnown(password)) return refused('known-password', language);
  return email;
};

/**
 * Makes an account whose email is to be confirmed. An address that is registered already gets a mail that says so; the
 * response is the same in both cases, and returned before the work is done.
 */
export const enroll = async (
  deps: SignupDeps,
  visitor: Visitor,
  { email, password, terms, device, ticket }: Begun,
  person: Person,
): Promise<Result<SignupScreen, SignupRefusal>> => {
  const { accounts, codes, passwords, tries, notifier, linkTo, activityLog } = deps;
  const { now, language, address } = visitor;
  const verdict = await tries.take(signupCounts(email, address), now);
  if (verdict.kind === 'must-wait') return refused('too-many-tries', language);
  const identity = ticket === undefined ? ok(undefined) : await takeIdentity(deps, visitor, { ticket, device });
  if (!identity.ok) return refused(identity.error.kind === 'must-wait' ? 'too-many-tries' : 'identity-over', language);
  const account: Account = {
    id: codes.newId() as AccountId,
    email,
    // Random placeholder: until the email is confirmed, it proves that the same visitor comes back.
    username: codes.link().code,
    name: person.name,
    passwordHash: await passwords.hash(password),
    charts: [],
    language,
    birthDate: person.birthDate,
    ...(person.phone === undefined ? {} : { phone: person.phone }),
    terms: { version: terms, acceptedAt: now },
    ...(device === placeholderDevice ? {} : { begunOn: codes.hashOf(device) }),
  };
  deps.later(async () => {
    if (!(await accounts.create(account))) {
      const link = linkTo(person.loginPath);
      return notifier.send({ kind: 'already-registered', link }, { channel: 'email', address: email }, language);
    }
    if (identity.value !== undefined)
      await new IdentityTickets(deps.challenges, deps.codes, now).hold(identity.value, account);
    await logOfAccount(activityLog, visitor, account.id, 'signed-up');
    const { chart, invitation } = person;
    return mailConfirmation(deps, visitor, account, { chart, ...(invitation === undefined ? {} : { invitation }) });
  });
  return ok({
    name: 'check-email',
    email,
    username: account.username,
    practice: person.chart.practice,
    patient: person.chart.patient,
  });
};
