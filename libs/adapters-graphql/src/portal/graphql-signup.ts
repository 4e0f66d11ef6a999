import type { ServiceResult } from '@portico/application/kernel';
import {
  signupErrors,
  type ChosenPractice,
  type Confirmation,
  type InvitationAsked,
  type InvitedForm,
  type NewEmail,
  type NewPatientForm,
  type OpenPractices,
  type Signup,
  type SignupAnswer,
  type SignupRefusal,
  type SignupScreen,
  type SignupStart,
} from '@portico/application/signup';
import { failed, ok, type Result } from '@portico/domain/kernel';
import {
  chosenPractice,
  confirmation,
  invitationAsked,
  invitedForm,
  newEmail,
  newPatientForm,
  openPractices,
  signupScreen,
  signupStart,
} from '../codecs/signup.codec.ts';
import {
  ConfirmSignupEmailDocument,
  CreateAccountDocument,
  CreateNewUserDocument,
  FindSignupPracticesDocument,
  GetSignupDocument,
  GetSignupPracticeDocument,
  ResendConfirmationEmailDocument,
  UpdateNewAccountEmailDocument,
  type SignupAnswerPartsFragment,
} from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlSignup extends GraphqlPort implements Signup {
  look(asked: InvitationAsked): ServiceResult<SignupStart> {
    return this.client.ask(GetSignupDocument, invitationAsked.write(asked), signupStart.read);
  }

  findPractices(search: string): ServiceResult<OpenPractices> {
    return this.client.ask(FindSignupPracticesDocument, { search }, openPractices.read);
  }

  choosePractice(practiceId: string): ServiceResult<ChosenPractice | undefined> {
    return this.client.ask(GetSignupPracticeDocument, { practiceId }, (json) =>
      json === null ? undefined : chosenPractice.read(json),
    );
  }

  async createInvited(form: InvitedForm): SignupAnswer {
    return flat(await this.client.ask(CreateAccountDocument, { input: invitedForm.write(form) }, answered));
  }

  async createNew(form: NewPatientForm): SignupAnswer {
    return flat(await this.client.ask(CreateNewUserDocument, { input: newPatientForm.write(form) }, answered));
  }

  async resend(asked: { readonly username: string; readonly email: string }): SignupAnswer {
    return flat(await this.client.ask(ResendConfirmationEmailDocument, asked, answered));
  }

  async updateEmail(asked: NewEmail): SignupAnswer {
    return flat(await this.client.ask(UpdateNewAccountEmailDocument, newEmail.write(asked), answered));
  }

  confirm(asked: Confirmation): ServiceResult<SignupScreen | undefined> {
    return this.client.ask(ConfirmSignupEmailDocument, confirmation.write(asked), ({ signupScreen: next }) =>
      next === null ? undefined : signupScreen.read(next),
    );
  }
}

/** A refusal that is part of an answer is the answer's failure. */
const flat = <T, E, F>(answer: Result<Result<T, E>, F>): Result<T, E | F> => (answer.ok ? answer.value : answer);

const answered = (json: SignupAnswerPartsFragment): Result<SignupScreen, SignupRefusal> => {
  if (json.signupScreen !== null) return ok(signupScreen.read(json.signupScreen));
  const error = signupErrors.find((one) => one === json.error) ?? 'sign-up-over';
  return failed({ kind: 'signup-refused', error, message: json.message });
};
