import { paths } from '@portico/application/kernel';
import { parseDevice } from '@portico/domain/access';
import type { InvitationId } from '@portico/domain/delegates';
import {
  parseId,
  parseLocalDate,
  type AccountId,
  type Language,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type ProfileId,
} from '@portico/domain/kernel';
import type { DelegateSignIn, DelegateLink, ManagedProfiles } from '@portico/application/delegates';
import type { Brand } from '@portico/domain/kernel';
import { quoted } from '../error-codes.ts';
import type {
  DelegateAnswer,
  DelegateCreateAccountInput,
  DelegateForgotPasswordInput,
  DelegateVerificationInput,
  ManageProfilesAnswer,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { practicesToWire, signIn } from './access.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { delegateToWire, permissionsFromWire, permissionsToWire } from './delegate.wire.ts';
import { refusal, valueOf } from './refusal.ts';

export const delegatesQueries: Pick<QueryResolvers<GatewayContext>, 'getManageProfiles'> = {
  getManageProfiles: async (_, __, { own }) => profilesToWire(valueOf(await own().delegates.profiles())),
};

export const delegatesMutations: Pick<
  MutationResolvers<GatewayContext>,
  | 'acceptDelegateInvitation'
  | 'delegateCreateAccount'
  | 'delegateForgotPassword'
  | 'delegateForm'
  | 'delegateLogin'
  | 'delegateVerification'
  | 'disconnectDelegateProfile'
  | 'inviteDelegate'
  | 'mergeDelegateProfile'
  | 'updateDelegatePermissions'
  | 'withdrawDelegateInvitation'
> = {
  delegateLogin: async (_, { input }, { delegateSignIn }) => signIn(input, delegateSignIn),
  delegateVerification: async (_, { input }, { delegateSignIn }) => verification(delegateSignIn, input),
  delegateCreateAccount: async (_, { input }, { delegateSignIn }) => creation(delegateSignIn, input),
  delegateForgotPassword: async (_, { input }, context) => forgotten(context, input, 'delegateForgotPassword'),
  delegateForm: async (_, { input: { form_id, values } }, context) => {
    const form = Object.hasOwn(forms, form_id) ? forms[form_id as keyof typeof forms] : undefined;
    if (form === undefined) throw refusal({ kind: 'bad-input' });
    return form(context, new Map(values.map(({ name, value }) => [name, value])));
  },
  acceptDelegateInvitation: async (_, { code }, { own }) => {
    const delegate = valueOf(await own().delegates.accept(code));
    return { ...done('The invitation was accepted.'), delegate: delegateToWire(delegate) };
  },
  inviteDelegate: async (_, { input }, { own }) => {
    const { name, email, practiceIds, permissionsObj, until } = input;
    valueOf(
      await own().delegates.invite({
        name,
        email,
        practices: practiceIds.map((id) => idFrom<PracticeId>(id)),
        permissions: permissionsFromWire(permissionsObj),
        ...dayFrom(until),
      }),
    );
    return done('The invitation is on its way.');
  },
  withdrawDelegateInvitation: async (_, { id }, { own }) => {
    valueOf(await own().delegates.withdraw(idFrom<InvitationId>(id)));
    return done('The invitation was withdrawn.');
  },
  updateDelegatePermissions: async (_, { input }, { own }) => {
    const permissions = permissionsFromWire(input.permissionsObj);
    valueOf(await own().delegates.changePermissions({ ...linkFrom(input), permissions, ...dayFrom(input.until) }));
    return done('The permissions were saved.');
  },
  mergeDelegateProfile: async (_, { input }, { own }) => {
    const [from, into] = [input.fromDelegateeProfileId, input.toDelegateeProfileId].map((id) => idFrom<ProfileId>(id));
    if (from === undefined || into === undefined) throw refusal({ kind: 'not-found' });
    const stays = valueOf(await own().delegates.merge(linkFrom(input), from, into));
    return { ...done('The profiles were merged.'), profile_id: stays, contentRefresh: true };
  },
  disconnectDelegateProfile: async (_, { input }, { own }) => {
    valueOf(await own().delegates.disconnect(linkFrom(input)));
    return done('The profile was disconnected.');
  },
};

const done = (message: string) => ({ type: 'SUCCESS' as const, status: 200, message });

const noneOf = { errorMessage: null, invitation: null } as const;

const verification = async (door: DelegateSignIn, input: DelegateVerificationInput): Promise<DelegateAnswer> => {
  const birthDate = parseLocalDate(input.birth_date);
  if (!birthDate.ok) throw refusal({ kind: 'bad-input' });
  const { from, name, email, hasAccount, to } = valueOf(await door.verify(input.code, birthDate.value));
  return {
    ...done('The invitation is yours.'),
    redirect: to,
    errorMessage: null,
    invitation: { from, name, email, has_account: hasAccount },
  };
};

const creation = async (door: DelegateSignIn, input: DelegateCreateAccountInput): Promise<DelegateAnswer> => {
  const { code, name, email, password, identity: ticket } = input;
  const identity = ticket == null ? {} : { identity: { ticket, device: parseDevice(input.device_identifier) } };
  const { to } = valueOf(await door.createAccount({ code, name, email, password, ...identity }));
  return { ...noneOf, ...done('The account was created.'), redirect: to };
};

const forgotten = async (
  { delegateSignIn, language, refusals }: Pick<GatewayContext, 'delegateSignIn' | 'language' | 'refusals'>,
  { email }: DelegateForgotPasswordInput,
  operation: 'delegateForgotPassword' | 'delegateForm',
): Promise<DelegateAnswer> => {
  const { kind } = valueOf(await delegateSignIn.forgotPassword(email));
  const redirect = paths.delegateLogin;
  if (kind !== 'limit-exceeded') return { ...noneOf, ...done('A link is on its way.'), redirect };
  await refusals.note(operation, { outcome: 'refused', reason: kind });
  const errorMessage = recoveryLimit[language];
  return { ...noneOf, type: 'ERROR', status: 429, message: quoted.recoveryLimit, errorMessage, redirect };
};

const recoveryLimit: Readonly<Record<Language, string>> = {
  en: quoted.recoveryLimit,
  es: 'Se superó el límite de intentos. Inténtelo más tarde.',
};

/** The entry forms of delegates by their ids (`ACC-082`). */
const forms = {
  delegateVerification: ({ delegateSignIn: door }: GatewayContext, values: ReadonlyMap<string, string>) =>
    verification(door, { code: values.get('code') ?? '', birth_date: values.get('birth_date') ?? '' }),
  delegateCreateAccount: ({ delegateSignIn: door }: GatewayContext, values: ReadonlyMap<string, string>) =>
    creation(door, {
      code: values.get('code') ?? '',
      name: values.get('name') ?? '',
      email: values.get('email') ?? '',
      password: values.get('password') ?? '',
    }),
  delegateForgotPassword: (context: GatewayContext, values: ReadonlyMap<string, string>) =>
    forgotten(context, { email: values.get('email') ?? '' }, 'delegateForm'),
} as const;

const idFrom = <Id extends Brand<string, string>>(raw: string): Id => {
  const id = parseId<Id>(raw);
  if (!id.ok) throw refusal({ kind: 'not-found' });
  return id.value;
};

const dayFrom = (raw: string | null | undefined): { readonly until?: LocalDate } => {
  if (raw == null) return {};
  const day = parseLocalDate(raw);
  if (!day.ok) throw refusal({ kind: 'bad-input' });
  return { until: day.value };
};

interface WireLink {
  readonly delegateUserId: string;
  readonly patientId: string;
  readonly practiceId: string;
}

const linkFrom = ({ delegateUserId, patientId, practiceId }: WireLink): DelegateLink => ({
  delegate: idFrom<AccountId>(delegateUserId),
  chart: { practice: idFrom<PracticeId>(practiceId), patient: idFrom<PatientId>(patientId) },
});

const profilesToWire = ({ self, practices, delegates, invitations }: ManagedProfiles): ManageProfilesAnswer => ({
  delegate: delegateToWire(self),
  ...practicesToWire(practices),
  delegates: delegates.map(({ account, name, email, grants }) => ({
    delegateUserId: account,
    name,
    email,
    grants: grants.map(({ chart, practiceName, management, permissions, until }) => ({
      patientId: chart.patient,
      practiceId: chart.practice,
      practiceName,
      practiceMgmt: management,
      permissionsObj: permissionsToWire(permissions),
      until: until ?? null,
    })),
  })),
  invitations: invitations.map(({ permissions, until, ...rest }) => ({
    ...rest,
    permissionsObj: permissionsToWire(permissions),
    until: until ?? null,
  })),
});
