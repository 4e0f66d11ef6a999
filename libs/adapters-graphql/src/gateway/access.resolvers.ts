import type { Access, Credentials, Layout, OwnPractice, ProofAsked, SignedIn } from '@portico/application/access';
import { parseDevice } from '@portico/domain/access';
import { parseId, type PracticeId } from '@portico/domain/kernel';
import type {
  LayoutAnswer,
  LoginInput,
  LoginTokenResult,
  MutationResolvers,
  OtpModal,
  PatientIds,
  ProofKind as WireProofKind,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { fromWire, toWire } from '../wire-words.ts';
import type { GatewayContext } from './context.ts';
import { delegateToWire } from './delegate.wire.ts';
import { refusal, valueOf } from './refusal.ts';

export const accessQueries: Pick<QueryResolvers<GatewayContext>, 'getLayout'> = {
  getLayout: async (_, { practiceId }, { access }) => {
    const practice = parseId<PracticeId>(practiceId);
    if (!practice.ok) throw refusal({ kind: 'not-found' });
    return layoutToWire(valueOf(await access.layout(practice.value)));
  },
};

export const accessMutations: Pick<
  MutationResolvers<GatewayContext>,
  'getUserToken' | 'signInResendOTP' | 'acceptConnectInvite' | 'signOut'
> = {
  getUserToken: async (_, { input }, { access }) => signIn(input, access),
  signInResendOTP: async (_, { input }, { access }) => {
    const asked = valueOf(await access.resendCode(credentialsFrom(input.email, input)));
    return { status: 200, message: 'A new code is on its way.', otpModal: askedToWire(asked) };
  },
  acceptConnectInvite: async (_, { inviteCode }, { access }) => {
    const { practices } = valueOf(await access.acceptInvite(inviteCode));
    return { status: 200, message: 'The practice was added.', ...practicesToWire(practices) };
  },
  signOut: async (_, __, { access }) => {
    valueOf(await access.signOut());
    return { status: 200, message: '' };
  },
};

/** Signs in for whichever operation asks. */
export const signIn = async (input: LoginInput, access: Pick<Access, 'signIn'>): Promise<LoginTokenResult> => {
  const answer = valueOf(
    await access.signIn({
      ...credentialsFrom(input.username, input),
      ...(input.otp == null ? {} : { otp: input.otp }),
    }),
  );
  return answer.kind === 'signed-in' ? signedInToWire(answer) : { ...nothingYet, otpModal: askedToWire(answer) };
};

interface WireCredentials {
  readonly password: string;
  readonly device_identifier: string;
  readonly otp_type?: WireProofKind | null | undefined;
  readonly identity?: string | null | undefined;
}

const credentialsFrom = (
  login: string,
  { password, device_identifier, otp_type, identity }: WireCredentials,
): Credentials => ({
  login,
  password,
  device: parseDevice(device_identifier),
  ...(otp_type == null ? {} : { proof: fromWire(otp_type) }),
  ...(identity == null ? {} : { identity }),
});

const nothingYet: LoginTokenResult = {
  username: null,
  email: null,
  practiceInformation: [],
  patient_ids_list: [],
  isBreezePatient: false,
  cognitoPayload: null,
  selectPracticeSchema: null,
  show2faPopup: false,
  otpModal: null,
  layout: null,
  delegate: null,
  provider_sign_out: null,
};

export const signedInToWire = ({
  username,
  email,
  practices,
  tokens,
  layout,
  delegate,
  breezePatient,
  offerSecondFactor,
  providerSignOut,
}: SignedIn) => ({
  ...nothingYet,
  username,
  email,
  ...practicesToWire(practices),
  cognitoPayload: {
    accessToken: tokens.access,
    authenticationToken: tokens.authentication,
    refreshToken: tokens.refresh,
  },
  selectPracticeSchema: practices.length > 1 ? { practice_ids: practices.map(({ id }) => id) } : null,
  isBreezePatient: breezePatient === true,
  show2faPopup: offerSecondFactor,
  layout: layout === undefined ? null : layoutToWire(layout),
  delegate: delegate === undefined ? null : delegateToWire(delegate),
  provider_sign_out: providerSignOut ?? null,
});

const askedToWire = ({ proof, sentTo, resendIn, others, challenge }: ProofAsked): OtpModal => ({
  otp_type: toWire(proof),
  sent_to: sentTo ?? null,
  resend_timer: resendIn,
  other_types: others.map(toWire),
  challenge: challenge ?? null,
});

export const practicesToWire = (practices: readonly OwnPractice[]) => ({
  practiceInformation: practices.map(({ id, name, management, payments }) => ({
    practice_id: id,
    practice_name: name,
    practice_mgmt: management,
    cloverapi: payments === 'cloverapi',
    payeezy: payments === 'payeezy',
  })),
  patient_ids_list: practices.map(patientIds),
});

const patientIds = ({ id, patient, management }: Pick<OwnPractice, 'id' | 'patient' | 'management'>): PatientIds => ({
  patient_id: patient,
  practice_id: id,
  practice_mgmt: management,
});

const layoutToWire = (layout: Layout): LayoutAnswer => ({
  layoutScreen: {
    practice_id: layout.practice,
    practice_name: layout.practiceName,
    practice_phone: layout.practicePhone,
    accent: layout.accent ?? null,
    person_name: layout.personName,
    unread_messages: layout.unreadMessages,
    has_shop: layout.hasShop === true,
  },
  data: {
    practice_patient_ids: layout.charts.map(patientIds),
    delegate: layout.delegate === undefined ? null : delegateToWire(layout.delegate),
  },
});
