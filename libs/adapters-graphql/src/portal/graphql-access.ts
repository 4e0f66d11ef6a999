import type {
  Access,
  Credentials,
  InviteAccepted,
  InviteRefusal,
  Layout,
  OwnPractice,
  ProofAsked,
  SignedIn,
  SignInRefusal,
} from '@portico/application/access';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import { failed, ok, type PatientId, type PracticeId, type Result } from '@portico/domain/kernel';
import { paymentExecution } from '@portico/domain/practices';
import {
  AcceptConnectInviteDocument,
  GetLayoutDocument,
  GetUserTokenDocument,
  SignInResendOtpDocument,
  SignOutDocument,
  type LayoutPartsFragment,
  type OtpModalPartsFragment,
  type SignedInPartsFragment,
} from '../generated/operations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { delegateFromWire } from './delegate.wire.ts';
import { fromWire, toWire } from '../wire-words.ts';
import { present } from './present.ts';
import { untilOf } from './until.ts';

export class GraphqlAccess implements Access {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async signIn(credentials: Credentials): ServiceResult<SignedIn | ProofAsked, SignInRefusal> {
    const input = credentialsToWire(credentials);
    const answer = await this.#client.mutateOr(GetUserTokenDocument, { input }, signInRefusal);
    return answer.ok ? signedInFromWire(answer.value.getUserToken) : answer;
  }

  async resendCode({ login, ...credentials }: Credentials): ServiceResult<ProofAsked, SignInRefusal> {
    const answer = await this.#client.mutateOr(
      SignInResendOtpDocument,
      { input: { email: login, ...inputOf(credentials) } },
      signInRefusal,
    );
    return answer.ok ? ok(askedFromWire(answer.value.signInResendOTP.otpModal)) : answer;
  }

  async acceptInvite(code: string): ServiceResult<InviteAccepted, InviteRefusal> {
    const answer = await this.#client.mutateOr(
      AcceptConnectInviteDocument,
      { inviteCode: code },
      ({ reason }): InviteRefusal | undefined => (reason === 'invite-refused' ? { kind: reason } : undefined),
    );
    return answer.ok ? ok({ practices: practicesFromWire(answer.value.acceptConnectInvite) }) : answer;
  }

  async signOut(): ServiceResult<void> {
    const answer = await this.#client.mutate(SignOutDocument, {});
    return answer.ok ? ok(undefined) : answer;
  }

  async layout(practice: PracticeId): ServiceResult<Layout> {
    const answer = await this.#client.query(GetLayoutDocument, { practiceId: practice });
    return answer.ok ? ok(layoutFromWire(answer.value.getLayout)) : answer;
  }
}

export const credentialsToWire = ({ login, otp, ...credentials }: Credentials) => ({
  username: login,
  ...inputOf(credentials),
  ...(otp === undefined ? {} : { otp }),
});

/** A completed sign-in, or the proof that is required first. */
export const signedInFromWire = (answer: SignedInPartsFragment): Result<SignedIn | ProofAsked, Failure> => {
  const {
    username,
    email,
    cognitoPayload,
    isBreezePatient,
    show2faPopup,
    otpModal,
    layout,
    delegate,
    provider_sign_out,
    ...own
  } = answer;
  if (otpModal) return ok(askedFromWire(otpModal));
  if (!cognitoPayload || username == null || email == null) return failed({ kind: 'malfunction' });
  return ok(
    present({
      kind: 'signed-in' as const,
      username,
      email,
      tokens: {
        access: cognitoPayload.accessToken,
        authentication: cognitoPayload.authenticationToken,
        refresh: cognitoPayload.refreshToken,
      },
      practices: practicesFromWire(own),
      layout: layout && layoutFromWire(layout),
      delegate: delegate && delegateFromWire(delegate),
      offerSecondFactor: show2faPopup,
      providerSignOut: provider_sign_out,
      breezePatient: isBreezePatient ? (true as const) : undefined,
    }),
  );
};

const inputOf = ({ password, device, proof, identity }: Omit<Credentials, 'login' | 'otp'>) => ({
  password,
  device_identifier: device,
  ...(proof === undefined ? {} : { otp_type: toWire(proof) }),
  ...(identity === undefined ? {} : { identity }),
});

const askedFromWire = ({
  otp_type,
  sent_to,
  resend_timer,
  other_types,
  challenge,
}: OtpModalPartsFragment): ProofAsked =>
  present({
    kind: 'proof-asked' as const,
    proof: fromWire(otp_type),
    sentTo: sent_to,
    resendIn: resend_timer,
    others: other_types.map(fromWire),
    challenge,
  });

type OwnFromWire = Pick<SignedInPartsFragment, 'practiceInformation' | 'patient_ids_list'>;

export const practicesFromWire = ({ practiceInformation, patient_ids_list }: OwnFromWire): readonly OwnPractice[] =>
  practiceInformation.flatMap((practice) => {
    const chart = patient_ids_list.find(({ practice_id }) => practice_id === practice.practice_id);
    return chart === undefined
      ? []
      : [
          {
            id: practice.practice_id as PracticeId,
            name: practice.practice_name,
            management: practice.practice_mgmt,
            patient: chart.patient_id as PatientId,
            payments: paymentExecution(practice),
          },
        ];
  });

const layoutFromWire = ({ layoutScreen: screen, data }: LayoutPartsFragment): Layout =>
  present({
    practice: screen.practice_id as PracticeId,
    practiceName: screen.practice_name,
    practicePhone: screen.practice_phone,
    accent: screen.accent,
    personName: screen.person_name,
    unreadMessages: screen.unread_messages,
    hasShop: screen.has_shop ? (true as const) : undefined,
    delegate: data.delegate && delegateFromWire(data.delegate),
    charts: data.practice_patient_ids.map(({ patient_id, practice_id, practice_mgmt }) => ({
      id: practice_id as PracticeId,
      patient: patient_id as PatientId,
      management: practice_mgmt,
    })),
  });

/** Those that say nothing but their kind. */
const plainRefusals = [
  'wrong-credentials',
  'unconfirmed',
  'wrong-code',
  'code-expired',
  'attempt-over',
  'identity-over',
  'account-closed',
  'provider-only',
] as const;

export const signInRefusal = ({ reason, until }: Extensions): SignInRefusal | undefined => {
  const kind = plainRefusals.find((one) => one === reason);
  if (kind !== undefined) return { kind };
  const opensAgain = untilOf(until);
  return reason === 'must-wait' && opensAgain !== undefined ? { kind: reason, until: opensAgain } : undefined;
};
