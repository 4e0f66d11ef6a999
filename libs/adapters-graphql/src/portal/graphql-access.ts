import type { Access, Credentials, Layout, OwnPractice, SignedIn, SignInRefusal } from '@portico/application/access';
import type { Answer } from '@portico/application/kernel';
import { ok, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { paymentExecution } from '@portico/domain/practices';
import {
  GetLayoutDocument,
  GetUserTokenDocument,
  SignOutDocument,
  type GetUserTokenMutation,
  type LayoutPartsFragment,
} from '../generated/operations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';
import { untilOf } from './until.ts';

export class GraphqlAccess implements Access {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async signIn({ login, password, device }: Credentials): Answer<SignedIn, SignInRefusal> {
    const answer = await this.#client.mutateOr(
      GetUserTokenDocument,
      { input: { username: login, password, device_identifier: device } },
      signInRefusal,
    );
    if (!answer.ok) return answer;
    const { username, email, cognitoPayload: tokens, layout, ...own } = answer.value.getUserToken;
    return ok(
      present({
        username,
        email,
        tokens: {
          access: tokens.accessToken,
          authentication: tokens.authenticationToken,
          refresh: tokens.refreshToken,
        },
        practices: practicesFromWire(own),
        layout: layout && layoutFromWire(layout),
      }),
    );
  }

  async signOut(): Answer<void> {
    const answer = await this.#client.mutate(SignOutDocument, {});
    return answer.ok ? ok(undefined) : answer;
  }

  async layout(practice: PracticeId): Answer<Layout> {
    const answer = await this.#client.query(GetLayoutDocument, { practiceId: practice });
    return answer.ok ? ok(layoutFromWire(answer.value.getLayout)) : answer;
  }
}

type OwnFromWire = Pick<GetUserTokenMutation['getUserToken'], 'practiceInformation' | 'patient_ids_list'>;

const practicesFromWire = ({ practiceInformation, patient_ids_list }: OwnFromWire): readonly OwnPractice[] =>
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
    charts: data.practice_patient_ids.map(({ patient_id, practice_id, practice_mgmt }) => ({
      id: practice_id as PracticeId,
      patient: patient_id as PatientId,
      management: practice_mgmt,
    })),
  });

const signInRefusal = ({ reason, until }: Extensions): SignInRefusal | undefined => {
  if (reason === 'wrong-credentials') return { kind: reason };
  const opensAgain = untilOf(until);
  return reason === 'must-wait' && opensAgain !== undefined ? { kind: reason, until: opensAgain } : undefined;
};
