import { parsePhone, type CodeGenerator } from '@portico/domain/access';
import { dayIn, ok, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { keepsAccommodations, type Registration } from '@portico/domain/profile';
import { parseBirthDate, parseName } from '@portico/domain/signup';
import { paths, type ServiceResult } from '@portico/application/kernel';
import {
  longestPracticeSearch,
  mostPracticesListed,
  type ChosenPractice,
  type Confirmation,
  type InvitationAsked,
  type InvitedForm,
  type NewEmail,
  type NewPatientForm,
  type OpenPractices,
  type Signup,
  type SignupAnswer,
  type SignupScreen,
  type SignupStart,
} from '@portico/application/signup';
import type { ForCall } from '../kernel/index.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import type { Enrollment } from './enrollment.ts';
import type { InvitedSignup } from './invited-signup.ts';
import type { ConfirmationResending } from './resend-confirmation.ts';
import { refused } from './signup-refusal.ts';
import type { Visitor } from './visitor.ts';

/** Open to unauthenticated callers, who have only what was mailed to them. */
export class SignupService implements Signup {
  readonly #practices: PracticeDirectory;
  readonly #registration: Pick<Registration, 'form'>;
  readonly #codes: Pick<CodeGenerator, 'newId'>;
  readonly #invited: InvitedSignup;
  readonly #enrollment: Enrollment;
  readonly #resending: ConfirmationResending;
  readonly #confirmation: EmailConfirmation;
  readonly #visitor: Visitor;

  constructor(
    practices: PracticeDirectory,
    registration: Pick<Registration, 'form'>,
    codes: Pick<CodeGenerator, 'newId'>,
    invitedFor: ForCall<Visitor, InvitedSignup>,
    enrollmentFor: ForCall<Visitor, Enrollment>,
    resendingFor: ForCall<Visitor, ConfirmationResending>,
    confirmationFor: ForCall<Visitor, EmailConfirmation>,
    visitor: Visitor,
  ) {
    this.#practices = practices;
    this.#registration = registration;
    this.#codes = codes;
    this.#invited = invitedFor(visitor);
    this.#enrollment = enrollmentFor(visitor);
    this.#resending = resendingFor(visitor);
    this.#confirmation = confirmationFor(visitor);
    this.#visitor = visitor;
  }

  async look({ invitation, email, sms }: InvitationAsked): ServiceResult<SignupStart> {
    if (invitation !== '') {
      const screen = await this.#invited.look(invitation, email, sms);
      return screen.ok ? ok({ screen: screen.value }) : screen;
    }
    const open = await this.#find('');
    const screen: SignupScreen = { name: 'no-invitation' };
    return ok(open.practices.length === 0 ? { screen } : { screen, loginScreens: open });
  }

  async findPractices(search: string): ServiceResult<OpenPractices> {
    return ok(await this.#find(search.slice(0, longestPracticeSearch)));
  }

  async choosePractice(asked: string): ServiceResult<ChosenPractice | undefined> {
    const practice = await this.#openPractice(asked);
    if (practice === undefined) return ok(undefined);
    const { id, name, behavior } = practice;
    const asksAccommodations = keepsAccommodations(await this.#registration.form(id));
    return ok({ id, name, management: behavior.management, asksAccommodations });
  }

  createInvited(form: InvitedForm): SignupAnswer {
    return this.#invited.create(form);
  }

  async createNew(form: NewPatientForm): SignupAnswer {
    const { language, now } = this.#visitor;
    const [first, last] = [parseName(form.firstName), parseName(form.lastName)];
    if (!first.ok || !last.ok) return refused('bad-name', language);
    const practice = await this.#openPractice(form.practice);
    if (practice === undefined) return refused('unknown-practice', language);
    const birthDate = parseBirthDate(form.birthDate, dayIn(practice.timeZone, now));
    if (!birthDate.ok) return refused('bad-birth-date', language);
    const phone = parsePhone(form.phone);
    if (!phone.ok) return refused('bad-phone', language);
    const email = await this.#enrollment.weigh(form);
    if (!email.ok) return email;
    const { password, terms, device, identity: ticket, accommodations } = form;
    return this.#enrollment.enroll(
      { email: email.value, password, terms, device, ticket, accommodations },
      {
        name: `${first.value} ${last.value}`,
        birthDate: birthDate.value,
        phone: phone.value,
        chart: { practice: practice.id, patient: this.#codes.newId() as PatientId },
        loginPath: paths.login,
      },
    );
  }

  resend(asked: { readonly username: string; readonly email: string }): SignupAnswer {
    return this.#resending.resend(asked);
  }

  updateEmail(email: NewEmail): SignupAnswer {
    return this.#resending.updateEmail(email);
  }

  confirm(confirmation: Confirmation): ServiceResult<SignupScreen | undefined> {
    return this.#confirmation.confirm(confirmation);
  }

  async #find(search: string): Promise<OpenPractices> {
    const found = await this.#practices.openToNewPatients(search, mostPracticesListed + 1);
    return { practices: found.slice(0, mostPracticesListed), hasMore: found.length > mostPracticesListed };
  }

  async #openPractice(id: string): Promise<Practice | undefined> {
    const [practice] = await this.#practices.practices([id as PracticeId]);
    return practice?.takesNewPatients === true ? practice : undefined;
  }
}
