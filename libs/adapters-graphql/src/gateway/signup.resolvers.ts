import type { SignupAnswer as Answered } from '@portico/application/signup';
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
import type { MutationResolvers, QueryResolvers, SignupAnswer } from '../generated/resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { refusal, valueOf } from './value-or-refusal.ts';

export const signupQueries = {
  getSignup: async (_, asked, { signup }) => signupStart.write(valueOf(await signup.look(invitationAsked.read(asked)))),
  findSignupPractices: async (_, { search }, { signup }) =>
    openPractices.write(valueOf(await signup.findPractices(search))),
  getSignupPractice: async (_, { practice_id }, { signup }) => {
    const chosen = valueOf(await signup.choosePractice(practice_id));
    return chosen === undefined ? null : chosenPractice.write(chosen);
  },
  resendConfirmationEmail: async (_, { username, email }, { signup, refusals }) =>
    answer(await refusals.told('resendConfirmationEmail', signup.resend({ username, email }))),
  confirmSignupEmail: async (_, asked, { signup }) => {
    const screen = valueOf(await signup.confirm(confirmation.read(asked)));
    return { signupScreen: screen === undefined ? null : signupScreen.write(screen) };
  },
} satisfies QueryResolvers<GatewayContext>;

export const signupMutations = {
  createAccount: async (_, { input }, { signup, refusals }) =>
    answer(await refusals.told('createAccount', signup.createInvited(invitedForm.read(input)))),
  createNewUser: async (_, { input }, { signup, refusals }) =>
    answer(await refusals.told('createNewUser', signup.createNew(newPatientForm.read(input)))),
  updateNewAccountEmail: async (_, asked, { signup, refusals }) =>
    answer(await refusals.told('updateNewAccountEmail', signup.updateEmail(newEmail.read(asked)))),
} satisfies MutationResolvers<GatewayContext>;

/** A refusal is part of the answer here: its message is shown to the person as it comes (`ACC-229`). */
const answer = (made: Awaited<Answered>): SignupAnswer => {
  if (made.ok) return { message: '', signupScreen: signupScreen.write(made.value) };
  if (made.error.kind !== 'signup-refused') throw refusal(made.error);
  return { error: made.error.error, message: made.error.message };
};
