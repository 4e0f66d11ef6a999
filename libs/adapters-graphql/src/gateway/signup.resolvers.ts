import type { SignupAnswer as Answered, SignupScreen as Screen } from '@portico/application/signup';
import { parseDevice } from '@portico/domain/access';
import type { MutationResolvers, QueryResolvers, SignupAnswer, SignupScreen } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { refusal, valueOf } from './refusal.ts';

export const signupQueries: Pick<
  QueryResolvers<GatewayContext>,
  'getSignup' | 'resendConfirmationEmail' | 'confirmSignupEmail'
> = {
  getSignup: async (_, { invitationId, invitationEmail, sms }, { signup }) => {
    const asked = { invitation: invitationId ?? '', email: invitationEmail ?? '', sms: sms ?? false };
    const { screen, loginScreens } = valueOf(await signup.look(asked));
    return {
      signupScreen: screenToWire(screen),
      loginScreens: loginScreens
        ? {
            practices: loginScreens.practices.map(({ id, name, management }) => ({
              practice_id: id,
              practice_name: name,
              practice_mgmt: management,
            })),
          }
        : null,
    };
  },
  resendConfirmationEmail: async (_, { username, email }, { signup, refusals }) =>
    answerToWire(await refusals.told('resendConfirmationEmail', signup.resend({ username, email }))),
  confirmSignupEmail: async (_, { un, code, em, device_identifier, password }, { signup }) => {
    const device = parseDevice(device_identifier);
    const shown = password == null ? { device } : { device, password };
    const screen = valueOf(await signup.confirm({ username: un, code, email: em, ...shown }));
    return { signupScreen: screen === undefined ? null : screenToWire(screen) };
  },
};

export const signupMutations: Pick<
  MutationResolvers<GatewayContext>,
  'createAccount' | 'createNewUser' | 'updateNewAccountEmail'
> = {
  createAccount: async (_, { input }, { signup, refusals }) => {
    const { invitationId: invitation, email, password, date_of_birth: birthDate, terms } = input;
    const device = parseDevice(input.device_identifier);
    const shown = identityIn(input);
    const made = signup.createInvited({ invitation, email, password, birthDate, terms, device, ...shown });
    return answerToWire(await refusals.told('createAccount', made));
  },
  createNewUser: async (_, { input }, { signup, refusals }) => {
    const { first_name, last_name, date_of_birth, email, phone, password, practice_id, terms, device_identifier } =
      input;
    return answerToWire(
      await refusals.told(
        'createNewUser',
        signup.createNew({
          firstName: first_name,
          lastName: last_name,
          birthDate: date_of_birth,
          email,
          phone,
          password,
          practice: practice_id,
          terms,
          device: parseDevice(device_identifier),
          ...identityIn(input),
        }),
      ),
    );
  },
  updateNewAccountEmail: async (_, { email, practiceId, patientId, username }, { signup, refusals }) => {
    const updated = signup.updateEmail({ email, practice: practiceId, patient: patientId, username });
    return answerToWire(await refusals.told('updateNewAccountEmail', updated));
  },
};

const identityIn = ({ identity }: { readonly identity?: string | null | undefined }) =>
  identity == null ? {} : { identity };

/** A refusal is part of the answer here: its message is shown to the person as it comes (`ACC-229`). */
const answerToWire = (answer: Awaited<Answered>): SignupAnswer => {
  if (answer.ok) return { error: null, message: '', signupScreen: screenToWire(answer.value) };
  if (answer.error.kind !== 'signup-refused') throw refusal(answer.error);
  return { error: answer.error.error, message: answer.error.message, signupScreen: null };
};

const blank: Omit<SignupScreen, 'name'> = {
  why: null,
  practice_id: null,
  practice_name: null,
  practice_phone: null,
  email: null,
  username: null,
  patient_id: null,
  sms: null,
};

const screenToWire = (screen: Screen): SignupScreen => {
  const { name } = screen;
  switch (name) {
    case 'invited':
      return { ...blank, name, practice_name: screen.practiceName, email: screen.email, sms: screen.sms };
    case 'no-invitation':
      return { ...blank, name };
    case 'invitation-over': {
      const { why, practiceName = null, practicePhone = null } = screen;
      return { ...blank, name, why, practice_name: practiceName, practice_phone: practicePhone };
    }
    case 'check-email': {
      const { email, username, practice, patient } = screen;
      return { ...blank, name, email, username, practice_id: practice, patient_id: patient };
    }
    case 'confirmation-over':
      return { ...blank, name, why: screen.why };
    case 'confirm-password':
      return { ...blank, name, why: screen.wrong ? 'wrong-password' : null };
  }
};
