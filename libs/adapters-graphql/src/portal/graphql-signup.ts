import type { ServiceResult } from '@portico/application/kernel';
import {
  linkEnds,
  signupErrors,
  type Confirmation,
  type InvitationAsked,
  type InvitedForm,
  type LinkEnd,
  type NewEmail,
  type NewPatientForm,
  type Signup,
  type SignupAnswer,
  type SignupRefusal,
  type SignupScreen,
  type SignupStart,
} from '@portico/application/signup';
import { failed, ok, type PatientId, type PracticeId, type Result } from '@portico/domain/kernel';
import {
  ConfirmSignupEmailDocument,
  CreateAccountDocument,
  CreateNewUserDocument,
  GetSignupDocument,
  ResendConfirmationEmailDocument,
  UpdateNewAccountEmailDocument,
  type SignupAnswerPartsFragment,
  type SignupScreenPartsFragment,
} from '../generated/operations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';

export class GraphqlSignup implements Signup {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async look({ invitation, email, sms }: InvitationAsked): ServiceResult<SignupStart> {
    const asked = { invitationId: invitation, invitationEmail: email, sms };
    const answer = await this.#client.query(GetSignupDocument, asked);
    if (!answer.ok) return answer;
    const { signupScreen, loginScreens } = answer.value.getSignup;
    const practices = loginScreens?.practices.map(({ practice_id, practice_name, practice_mgmt }) => ({
      id: practice_id as PracticeId,
      name: practice_name,
      management: practice_mgmt,
    }));
    return ok(present({ screen: screenOf(signupScreen), loginScreens: practices && { practices } }));
  }

  async createInvited({ invitation, birthDate, device, ...rest }: InvitedForm): SignupAnswer {
    const input = { invitationId: invitation, date_of_birth: birthDate, device_identifier: device, ...rest };
    const answer = await this.#client.mutate(CreateAccountDocument, { input });
    return answer.ok ? answered(answer.value.createAccount) : answer;
  }

  async createNew({ firstName, lastName, birthDate, practice, device, ...rest }: NewPatientForm): SignupAnswer {
    const person = {
      first_name: firstName,
      last_name: lastName,
      date_of_birth: birthDate,
      practice_id: practice,
      device_identifier: device,
    };
    const answer = await this.#client.mutate(CreateNewUserDocument, { input: { ...person, ...rest } });
    return answer.ok ? answered(answer.value.createNewUser) : answer;
  }

  async resend(asked: { readonly username: string; readonly email: string }): SignupAnswer {
    const answer = await this.#client.query(ResendConfirmationEmailDocument, asked);
    return answer.ok ? answered(answer.value.resendConfirmationEmail) : answer;
  }

  async updateEmail({ email, practice, patient, username }: NewEmail): SignupAnswer {
    const asked = { email, practiceId: practice, patientId: patient, username };
    const answer = await this.#client.mutate(UpdateNewAccountEmailDocument, asked);
    return answer.ok ? answered(answer.value.updateNewAccountEmail) : answer;
  }

  async confirm({ username, code, email, device, password }: Confirmation): ServiceResult<SignupScreen | undefined> {
    const shown = { device_identifier: device, ...(password === undefined ? {} : { password }) };
    const answer = await this.#client.query(ConfirmSignupEmailDocument, { un: username, code, em: email, ...shown });
    if (!answer.ok) return answer;
    const { signupScreen } = answer.value.confirmSignupEmail;
    return ok(signupScreen ? screenOf(signupScreen) : undefined);
  }
}

const answered = ({ error, message, signupScreen }: SignupAnswerPartsFragment): Result<SignupScreen, SignupRefusal> => {
  if (signupScreen) return ok(screenOf(signupScreen));
  const problem = signupErrors.find((one) => one === error) ?? 'sign-up-over';
  return failed({ kind: 'signup-refused', error: problem, message });
};

const screenOf = (wire: SignupScreenPartsFragment): SignupScreen => {
  const { name, practice_name: practiceName, practice_phone: practicePhone } = wire;
  switch (name) {
    case 'invited':
      return { name, practiceName: practiceName ?? '', email: wire.email ?? '', sms: wire.sms ?? false };
    case 'invitation-over':
      return { name, why: whyOf(wire.why), ...present({ practiceName, practicePhone }) };
    case 'check-email':
      return {
        name,
        email: wire.email ?? '',
        username: wire.username ?? '',
        practice: (wire.practice_id ?? '') as PracticeId | '',
        patient: (wire.patient_id ?? '') as PatientId | '',
      };
    case 'confirmation-over':
      return { name, why: whyOf(wire.why) };
    case 'confirm-password':
      return { name, wrong: wire.why === 'wrong-password' };
    default:
      return { name: 'no-invitation' };
  }
};

const whyOf = (why: string | null | undefined): LinkEnd => linkEnds.find((one) => one === why) ?? 'unknown';
