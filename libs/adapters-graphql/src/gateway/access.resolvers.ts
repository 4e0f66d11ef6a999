import type { Access } from '@portico/application/access';
import type { PracticeId } from '@portico/domain/kernel';
import { credentials, layout, proofAsked, resending, signInAnswer } from '../codecs/access.codec.ts';
import { ownPractices } from '../codecs/people.codec.ts';
import type { LoginInput, LoginTokenResult, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { knownId, valueOf } from './refusal.ts';

export const accessQueries = {
  getLayout: async (_, { practiceId }, { access }) =>
    layout.write(valueOf(await access.layout(knownId<PracticeId>(practiceId)))),
} satisfies QueryResolvers<GatewayContext>;

export const accessMutations = {
  getUserToken: async (_, { input }, { access }) => signIn(input, access),
  signInResendOTP: async (_, { input }, { access }) => {
    const asked = valueOf(await access.resendCode(resending.read(input)));
    return { status: 200, message: 'A new code is on its way.', otpModal: proofAsked.write(asked) };
  },
  acceptConnectInvite: async (_, { inviteCode }, { access }) => {
    const { practices } = valueOf(await access.acceptInvite(inviteCode));
    return { status: 200, message: 'The practice was added.', ...ownPractices.write(practices) };
  },
  signOut: async (_, __, { access }) => {
    valueOf(await access.signOut());
    return { status: 200, message: '' };
  },
} satisfies MutationResolvers<GatewayContext>;

/** Signs in for whichever operation asks. */
export const signIn = async (input: LoginInput, access: Pick<Access, 'signIn'>): Promise<LoginTokenResult> =>
  signedInAnswer(valueOf(await access.signIn(credentials.read(input))));

/** The answer to a sign-in, and the practices to choose from where there are several. */
export const signedInAnswer = (answer: Parameters<typeof signInAnswer.write>[0]): LoginTokenResult => {
  const ids = answer.kind === 'signed-in' ? answer.practices.map(({ id }) => id) : [];
  return { ...signInAnswer.write(answer), selectPracticeSchema: ids.length > 1 ? { practice_ids: ids } : null };
};
