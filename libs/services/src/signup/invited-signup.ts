import { isBornOn, type Capabilities, type Capability, type Tries } from '@portico/domain/access';
import { failed, ok, parseLocalDate } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import { keepsAccommodations, type PatientRegistry, type Registration } from '@portico/domain/profile';
import { paths, withQuery, type ServiceResult } from '@portico/application/kernel';
import type { InvitedForm, LinkEnd, SignupAnswer, SignupScreen } from '@portico/application/signup';
import { GuessLimit, linkLock, tooManyGuesses, type GuessRefused, type LinkFinder } from '../access/index.ts';
import type { ForCall } from '../kernel/index.ts';
import { chartOf } from './confirm-account.ts';
import type { Enrollment } from './enrollment.ts';
import { judgeLink } from './judge-link.ts';
import { refused } from './signup-refusal.ts';
import type { Visitor } from './visitor.ts';

/** Sign-up by the invitation of a practice. */
export class InvitedSignup {
  readonly #linkFinder: LinkFinder;
  readonly #capabilities: Capabilities;
  readonly #patients: PatientRegistry;
  readonly #practices: PracticeDirectory;
  readonly #registration: Pick<Registration, 'form'>;
  readonly #tries: Tries;
  readonly #enrollment: Enrollment;
  readonly #visitor: Visitor;

  constructor(
    linkFinder: LinkFinder,
    capabilities: Capabilities,
    patients: PatientRegistry,
    practices: PracticeDirectory,
    registration: Pick<Registration, 'form'>,
    tries: Tries,
    enrollmentFor: ForCall<Visitor, Enrollment>,
    visitor: Visitor,
  ) {
    this.#linkFinder = linkFinder;
    this.#capabilities = capabilities;
    this.#patients = patients;
    this.#practices = practices;
    this.#registration = registration;
    this.#tries = tries;
    this.#enrollment = enrollmentFor(visitor);
    this.#visitor = visitor;
  }

  async look(invitation: string, email: string, sms: boolean): ServiceResult<SignupScreen> {
    const looked = await judgeLink(this.#linkFinder, this.#visitor, invitation, 'invitation');
    if (!looked.ok) return looked;
    const { verdict, found } = looked.value;
    if (verdict.kind !== 'open') return ok(await this.#invitationOver(found, verdict.kind));
    const { capability } = verdict;
    const [practice] = await this.#practices.practices(capability.practice ? [capability.practice] : []);
    // An invitation by text message proves no mailbox, so its email is not filled in.
    const own = sms || capability.email === undefined ? email : capability.email;
    const form = practice && (await this.#registration.form(practice.id));
    return ok({
      name: 'invited',
      practiceName: practice?.name ?? '',
      email: own,
      sms: capability.phone !== undefined,
      asksAccommodations: form !== undefined && keepsAccommodations(form),
      ...(practice?.accent !== undefined && { accent: practice.accent }),
      ...(practice?.logo !== undefined && { logo: practice.logo }),
    });
  }

  async create(form: InvitedForm): SignupAnswer {
    const { language } = this.#visitor;
    const looked = await judgeLink(this.#linkFinder, this.#visitor, form.invitation, 'invitation');
    if (!looked.ok) return looked;
    const { verdict, found } = looked.value;
    if (verdict.kind !== 'open') return ok(await this.#invitationOver(found, verdict.kind));
    const { capability } = verdict;
    const chart = chartOf(capability);
    if (chart === undefined) return ok(await this.#invitationOver(found, 'unknown'));
    const birthDate = parseLocalDate(form.birthDate);
    if (!birthDate.ok) return refused('bad-birth-date', language);
    const email = await this.#enrollment.weigh(form);
    if (!email.ok) return email;

    const identity = await this.#patients.identity(chart);
    const checked = await new GuessLimit(this.#tries, this.#visitor).guess(
      { kind: 'birth-date', lock: linkLock(this.#capabilities, capability.id) },
      async (guess) => (isBornOn(identity?.birthDate, birthDate.value, guess) ? identity : undefined),
    );
    if (!checked.ok) return this.#wrongBirthDate(capability, checked.error);
    const { password, terms, invitation, device, identity: ticket, accommodations } = form;
    return this.#enrollment.enroll(
      { email: email.value, password, terms, device, ticket, accommodations },
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

  async #wrongBirthDate(invitation: Capability, refusal: GuessRefused): SignupAnswer {
    const failure = tooManyGuesses(refusal);
    if (failure !== undefined) return failed(failure);
    return refusal.kind === 'wrong' && !refusal.wasLast
      ? refused('wrong-birth-date', this.#visitor.language)
      : ok(await this.#invitationOver(invitation, 'locked'));
  }

  async #invitationOver(invitation: Capability | undefined, why: LinkEnd): Promise<SignupScreen> {
    const practiceId = why === 'unknown' ? undefined : invitation?.practice;
    const [practice] = practiceId === undefined ? [] : await this.#practices.practices([practiceId]);
    const told = practice === undefined ? {} : { practiceName: practice.name, practicePhone: practice.phone };
    return { name: 'invitation-over', why, ...told };
  }
}
