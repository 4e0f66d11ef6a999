import type { DelegateSignIn } from '@portico/application/delegates';
import type { InvitationId } from '@portico/domain/delegates';
import type { Language } from '@portico/domain/kernel';
import {
  delegateLink,
  invitedAs,
  managedProfiles,
  mergedProfiles,
  newDelegate,
  newDelegateAccount,
  permissionChange,
} from '../codecs/delegates.codec.ts';
import { delegate } from '../codecs/people.codec.ts';
import { day } from '../codecs/scalars.ts';
import { quoted } from '../error-codes.ts';
import type {
  DelegateAnswer,
  DelegateCreateAccountInput,
  DelegateVerificationInput,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { signIn } from './access.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { knownId, refusal, valueOf } from './refusal.ts';

export const delegatesQueries = {
  getManageProfiles: async (_, __, { own }) => managedProfiles.write(valueOf(await own().delegates.profiles())),
} satisfies QueryResolvers<GatewayContext>;

export const delegatesMutations = {
  delegateLogin: async (_, { input }, { delegateSignIn }) => signIn(input, delegateSignIn),
  delegateVerification: async (_, { input }, { delegateSignIn }) => verification(delegateSignIn, input),
  delegateCreateAccount: async (_, { input }, { delegateSignIn }) => creation(delegateSignIn, input),
  delegateForgotPassword: async (_, { input }, context) => forgotten(context, input.email, 'delegateForgotPassword'),
  delegateForm: async (_, { input: { form_id, values } }, context) => {
    const form = Object.hasOwn(forms, form_id) ? forms[form_id as keyof typeof forms] : undefined;
    if (form === undefined) throw refusal({ kind: 'bad-input' });
    const typed = new Map(values.map(({ name, value }) => [name, value]));
    return form(context, (name) => typed.get(name) ?? '');
  },
  acceptDelegateInvitation: async (_, { code }, { own }) => {
    const accepted = valueOf(await own().delegates.accept(code));
    return { ...done('The invitation was accepted.'), delegate: delegate.write(accepted) };
  },
  inviteDelegate: async (_, { input }, { own }) => {
    valueOf(await own().delegates.invite(newDelegate.read(input)));
    return done('The invitation is on its way.');
  },
  withdrawDelegateInvitation: async (_, { id }, { own }) => {
    valueOf(await own().delegates.withdraw(knownId<InvitationId>(id)));
    return done('The invitation was withdrawn.');
  },
  updateDelegatePermissions: async (_, { input }, { own }) => {
    valueOf(await own().delegates.changePermissions(permissionChange.read(input)));
    return done('The permissions were saved.');
  },
  mergeDelegateProfile: async (_, { input }, { own }) => {
    const { from, into } = mergedProfiles.read(input);
    const stays = valueOf(await own().delegates.merge(delegateLink.read(input), from, into));
    return { ...done('The profiles were merged.'), profile_id: stays, contentRefresh: true };
  },
  disconnectDelegateProfile: async (_, { input }, { own }) => {
    valueOf(await own().delegates.disconnect(delegateLink.read(input)));
    return done('The profile was disconnected.');
  },
} satisfies MutationResolvers<GatewayContext>;

const done = (message: string) => ({ type: 'SUCCESS' as const, status: 200, message });

const noneOf = { errorMessage: null, invitation: null } as const;

const verification = async (service: DelegateSignIn, input: DelegateVerificationInput): Promise<DelegateAnswer> => {
  const verified = valueOf(await service.verify(input.code, day.read(input.birth_date)));
  return {
    ...done('The invitation is yours.'),
    redirect: verified.to,
    errorMessage: null,
    invitation: invitedAs.write(verified),
  };
};

const creation = async (service: DelegateSignIn, input: DelegateCreateAccountInput): Promise<DelegateAnswer> => {
  const { to } = valueOf(await service.createAccount(newDelegateAccount.read(input)));
  return { ...noneOf, ...done('The account was created.'), redirect: to };
};

const forgotten = async (
  { delegateSignIn, language, refusals }: Pick<GatewayContext, 'delegateSignIn' | 'language' | 'refusals'>,
  email: string,
  operation: 'delegateForgotPassword' | 'delegateForm',
): Promise<DelegateAnswer> => {
  const { kind } = valueOf(await delegateSignIn.forgotPassword(email));
  const redirect = '/delegate/delegateLogin';
  if (kind !== 'limit-exceeded') return { ...noneOf, ...done('A link is on its way.'), redirect };
  await refusals.note(operation, { outcome: 'refused', reason: kind });
  const errorMessage = recoveryLimit[language];
  return { ...noneOf, type: 'ERROR', status: 429, message: quoted.recoveryLimit, errorMessage, redirect };
};

const recoveryLimit: Readonly<Record<Language, string>> = {
  en: quoted.recoveryLimit,
  es: 'Se superó el límite de intentos. Inténtelo más tarde.',
};

type Typed = (name: string) => string;

/** The entry forms of delegates by their ids (`ACC-082`). */
const forms = {
  delegateVerification: ({ delegateSignIn }: GatewayContext, typed: Typed) =>
    verification(delegateSignIn, { code: typed('code'), birth_date: typed('birth_date') }),
  delegateCreateAccount: ({ delegateSignIn }: GatewayContext, typed: Typed) =>
    creation(delegateSignIn, {
      code: typed('code'),
      name: typed('name'),
      email: typed('email'),
      password: typed('password'),
    }),
  delegateForgotPassword: (context: GatewayContext, typed: Typed) => forgotten(context, typed('email'), 'delegateForm'),
} as const;
