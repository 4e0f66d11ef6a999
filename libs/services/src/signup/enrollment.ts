import {
  isFitPassword,
  parseEmail,
  placeholderDevice,
  type Account,
  type Accounts,
  type CodeGenerator,
  type Email,
  type KnownPasswords,
  type PasswordHasher,
  type Phone,
  type Tries,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  failed,
  ok,
  type AccountId,
  type DeviceId,
  type LocalDate,
  type PatientRef,
  type Result,
} from '@portico/domain/kernel';
import { hasNeeds, parseAccommodations, type Accommodations } from '@portico/domain/profile';
import { isCurrentTerms, signupCounts } from '@portico/domain/signup';
import type { IdentityRedemption } from '../access/index.ts';
import type { BackgroundTasks } from '../kernel/index.ts';
import { logOfAccount } from '../activity/index.ts';
import type { Promised, SignupMails } from './confirmation-mail.ts';
import type { Visitor } from './visitor.ts';
import { refused } from './signup-refusal.ts';
import type { SignupAnswer, SignupRefusal } from '@portico/application/signup';

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
  /** What is needed at visits, as it was typed. */
  readonly accommodations: Accommodations | undefined;
}

/** Makes the accounts of people who sign up. */
export class Enrollment {
  readonly #accounts: Accounts;
  readonly #codes: CodeGenerator;
  readonly #passwords: PasswordHasher;
  readonly #knownPasswords: KnownPasswords;
  readonly #tries: Tries;
  readonly #identities: IdentityRedemption;
  readonly #mails: SignupMails;
  readonly #later: BackgroundTasks;
  readonly #activityLog: ActivityLog;
  readonly #visitor: Visitor;

  constructor(
    accounts: Accounts,
    codes: CodeGenerator,
    passwords: PasswordHasher,
    knownPasswords: KnownPasswords,
    tries: Tries,
    identities: IdentityRedemption,
    mails: SignupMails,
    later: BackgroundTasks,
    activityLog: ActivityLog,
    visitor: Visitor,
  ) {
    this.#accounts = accounts;
    this.#codes = codes;
    this.#passwords = passwords;
    this.#knownPasswords = knownPasswords;
    this.#tries = tries;
    this.#identities = identities;
    this.#mails = mails;
    this.#later = later;
    this.#activityLog = activityLog;
    this.#visitor = visitor;
  }

  /** Validates what every sign-up needs: an email, an acceptable password, and the terms. */
  async weigh({ email: typed, password, terms }: Wanted): Promise<Result<Email, SignupRefusal>> {
    const { language } = this.#visitor;
    const email = parseEmail(typed);
    if (!email.ok) return refused('bad-email', language);
    if (!isFitPassword(password, { email: email.value })) return refused('unfit-password', language);
    if (!isCurrentTerms(terms)) return refused('terms-not-accepted', language);
    if (await this.#knownPasswords.isKnown(password)) return refused('known-password', language);
    return email;
  }

  /**
   * Makes an account whose email is to be confirmed. An address that is registered already gets a mail that says so; the
   * response is the same in both cases, and returned before the work is done.
   */
  async enroll({ email, password, terms, device, ticket, accommodations = {} }: Begun, person: Person): SignupAnswer {
    const { now, language, address } = this.#visitor;
    const needs = parseAccommodations(accommodations);
    if (!needs.ok) return failed({ kind: 'bad-input' });
    const verdict = await this.#tries.take(signupCounts(email, address), now);
    if (verdict.kind === 'must-wait') return refused('too-many-tries', language);
    const identity =
      ticket === undefined ? ok(undefined) : await this.#identities.take(this.#visitor, { ticket, device });
    if (!identity.ok)
      return refused(identity.error.kind === 'must-wait' ? 'too-many-tries' : 'identity-over', language);
    const account: Account = {
      id: this.#codes.newId() as AccountId,
      email,
      // Random placeholder: until the email is confirmed, it proves that the same visitor comes back.
      username: this.#codes.link().code,
      name: person.name,
      passwordHash: await this.#passwords.hash(password),
      charts: [],
      language,
      birthDate: person.birthDate,
      ...(person.phone === undefined ? {} : { phone: person.phone }),
      ...(hasNeeds(needs.value) ? { accommodations: { ...needs.value } } : {}),
      terms: { version: terms, acceptedAt: now },
      ...(device === placeholderDevice ? {} : { begunOn: this.#codes.hashOf(device) }),
    };
    this.#later(async () => {
      if (!(await this.#accounts.create(account))) {
        return this.#mails.tellRegistered(email, person.loginPath, language);
      }
      if (identity.value !== undefined) await this.#identities.ticketsAt(now).hold(identity.value, account);
      await logOfAccount(this.#activityLog, this.#visitor, account.id, 'signed-up');
      const { chart, invitation } = person;
      return this.#mails.confirm(this.#visitor, account, {
        chart,
        ...(invitation === undefined ? {} : { invitation }),
      });
    });
    return ok({
      name: 'check-email',
      email,
      username: account.username,
      practice: person.chart.practice,
      patient: person.chart.patient,
    });
  }
}
