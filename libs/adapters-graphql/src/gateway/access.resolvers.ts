import type { Layout, OwnPractice } from '@portico/application/access';
import { parseDevice } from '@portico/domain/access';
import { parseId, type PracticeId } from '@portico/domain/kernel';
import type { LayoutAnswer, MutationResolvers, PatientIds, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { refusal, valueOf } from './refusal.ts';

export const accessQueries: Pick<QueryResolvers<GatewayContext>, 'getLayout'> = {
  getLayout: async (_, { practiceId }, { access }) => {
    const practice = parseId<PracticeId>(practiceId);
    if (!practice.ok) throw refusal({ kind: 'not-found' });
    return layoutToWire(valueOf(await access.layout(practice.value)));
  },
};

export const accessMutations: MutationResolvers<GatewayContext> = {
  getUserToken: async (_, { input }, { access }) => {
    const { username, email, practices, tokens, layout } = valueOf(
      await access.signIn({
        login: input.username,
        password: input.password,
        device: parseDevice(input.device_identifier),
      }),
    );
    return {
      username,
      email,
      practiceInformation: practices.map(({ id, name, management, payments }) => ({
        practice_id: id,
        practice_name: name,
        practice_mgmt: management,
        cloverapi: payments === 'cloverapi',
        payeezy: payments === 'payeezy',
      })),
      patient_ids_list: practices.map(patientIds),
      cognitoPayload: {
        accessToken: tokens.access,
        authenticationToken: tokens.authentication,
        refreshToken: tokens.refresh,
      },
      layout: layout === undefined ? null : layoutToWire(layout),
    };
  },
  signOut: async (_, __, { access }) => {
    valueOf(await access.signOut());
    return { status: 200, message: '' };
  },
};

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
  },
  data: { practice_patient_ids: layout.charts.map(patientIds) },
});
