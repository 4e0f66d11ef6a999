import type { DelegateSignIn } from '@portico/application/delegates';
import { paths } from '@portico/application/kernel';
import type { InvitationId } from '@portico/domain/delegates';
import { credentials, signInAnswer } from '../codecs/access.codec.ts';
import { invitedAs, newDelegateAccount } from '../codecs/delegates.codec.ts';
import { day } from '../codecs/scalars.ts';
import { quoted } from '../error-codes.ts';
import type {
  DelegateAnswer,
  DelegateCreateAccountInput,
  DelegateVerificationInput,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { delegatesWire } from '../wire/delegates.wire.ts';
import { representedPeopleWire } from '../wire/represented-people.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { knownId, refusal, valueOf } from './value-or-refusal.ts';
import { resolversOf } from './resolvers-from-table.ts';
import { recoveryWords } from './guest-and-recovery.messages.ts';
import { sayIn } from './say-in-language.ts';

const { queries, mutations } = resolversOf(
  delegatesWire(() => ''),
  ({ own }) => own().delegates,
);

const represented = resolversOf(representedPeopleWire, ({ own }) => own().representedPeople);

export const delegatesQueries = { ...queries, ...represented.queries } satisfies QueryResolvers<GatewayContext>;

export const delegatesMutations = {
  ...mutations,
  delegateLogin: async (_, { input }, { delegateSignIn }) =>
    signInAnswer.write(valueOf(await delegateSignIn.signIn(credentials.read(input)))),
  delegateVerification: async (_, { input }, { delegateSignIn }) => verification(delegateSignIn, input),
  delegateCreateAccount: async (_, { input }, { delegateSignIn }) => creation(delegateSignIn, input),
  delegateForgotPassword: async (_, { input }, context) => forgotten(context, input.email, 'delegateForgotPassword'),
  delegateForm: async (_, { input: { form_id, values } }, context) => {
    const form = Object.hasOwn(forms, form_id) ? forms[form_id as keyof typeof forms] : undefined;
    if (form === undefined) throw refusal({ kind: 'bad-input' });
    const typed = new Map(values.map(({ name, value }) => [name, value]));
    return form(context, (name) => typed.get(name) ?? '');
  },
  withdrawDelegateInvitation: async (_, { id }, context) =>
    mutations.withdrawDelegateInvitation(undefined, { id: knownId<InvitationId>(id) }, context),
} satisfies MutationResolvers<GatewayContext>;

const done = { type: 'SUCCESS' as const, status: 200, message: '' };

const noneOf = { errorMessage: null, invitation: null } as const;

const verification = async (service: DelegateSignIn, input: DelegateVerificationInput): Promise<DelegateAnswer> => {
  const verified = valueOf(await service.verify(input.code, day.read(input.birth_date)));
  return {
    ...done,
    redirect: verified.to,
    errorMessage: null,
    invitation: invitedAs.write(verified),
  };
};

const creation = async (service: DelegateSignIn, input: DelegateCreateAccountInput): Promise<DelegateAnswer> => {
  const { to } = valueOf(await service.createAccount(newDelegateAccount.read(input)));
  return { ...noneOf, ...done, redirect: to };
};

const forgotten = async (
  { delegateSignIn, language, refusals }: Pick<GatewayContext, 'delegateSignIn' | 'language' | 'refusals'>,
  email: string,
  operation: 'delegateForgotPassword' | 'delegateForm',
): Promise<DelegateAnswer> => {
  const { kind } = valueOf(await delegateSignIn.forgotPassword(email));
  const redirect = paths.delegateLogin;
  if (kind !== 'limit-exceeded') return { ...noneOf, ...done, redirect };
  await refusals.note(operation, { outcome: 'refused', reason: kind });
  const errorMessage = sayIn(language)(recoveryWords.limit);
  return { ...noneOf, type: 'ERROR', status: 429, message: quoted.recoveryLimit, errorMessage, redirect };
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
