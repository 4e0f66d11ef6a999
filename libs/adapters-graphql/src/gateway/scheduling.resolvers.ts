import type { BookingPlace } from '@portico/application/scheduling';
import type { BookingKey } from '@portico/domain/appointments';
import type {
  AppointmentId,
  LocationId,
  PatientId,
  PracticeId,
  ProviderId,
  ResourceId,
  VisitReasonId,
} from '@portico/domain/kernel';
import { parseTimePreference, type Offer } from '@portico/domain/scheduling';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { idFrom, idIn } from './payment-input.ts';
import { refusal, valueOf } from './refusal.ts';
import { choicesToWire, locationToWire, practiceToWire, questionsToWire } from './scheduling.wire.ts';

type Maybe<T> = T | null | undefined;

export const schedulingQueries: Pick<
  QueryResolvers<GatewayContext>,
  'getAddAppointment' | 'getIntelligentScheduler' | 'getAvailableVertexTime'
> = {
  getAddAppointment: async (_, input, { visits }) => {
    const { videoOption, requests } = input;
    const choices = await (
      await visits()
    ).scheduling.choices({
      ...placeFrom(input.practiceId, input.patientId),
      picked: {
        ...idIn<'resource', ResourceId>('resource', input.resourceId),
        ...idIn<'visitReason', VisitReasonId>('visitReason', input.visitReasonId),
        ...idIn<'location', LocationId>('location', input.locationId),
      },
      ...idIn<'provider', ProviderId>('provider', input.selectedProviderId),
      ...(videoOption == null ? {} : { video: videoOption }),
      request: requests ?? 0,
    });
    return choicesToWire(valueOf(choices));
  },
  getIntelligentScheduler: async (_, { practiceId }, { visits }) =>
    questionsToWire(valueOf(await (await visits()).scheduling.questions(placeFrom(practiceId, null)))),
  getAvailableVertexTime: async (_, { input }, { visits }) => {
    const place = placeFrom(input.practice_id, input.patient_id);
    const screen = valueOf(await (await visits()).scheduling.requesting(place, offerFrom(input)));
    const { practice, offer, provider, visitReason, location } = screen;
    return {
      VertexAppointmentScreen: {
        practice_information: practiceToWire(practice),
        resourceId: offer.resource,
        visitReasonId: offer.visitReason,
        provider_id: provider.id,
        providerName: provider.name,
        specialty: provider.specialty ?? null,
        visitType: visitReason.visitType,
        video: visitReason.video,
        location: locationToWire(location),
      },
    };
  },
};

export const schedulingMutations: Pick<MutationResolvers<GatewayContext>, 'getVertexRequestAppointment'> = {
  getVertexRequestAppointment: async (_, { input }, { visits }) => {
    const preference = parseTimePreference(input);
    if (!preference.ok) throw refusal({ kind: 'bad-input' });
    const { chief_complaint: visitReason } = input;
    valueOf(
      await (
        await visits()
      ).scheduling.request({
        ...placeFrom(input.practice_id, input.patient_id),
        offer: offerFrom(input),
        preference: preference.value,
        ...(visitReason == null ? {} : { visitReason }),
        ...idIn<'replaces', AppointmentId>('replaces', input.replaces),
        key: idFrom<BookingKey>(input.uniqueId),
      }),
    );
    return { status: 200, message: 'The visit was requested.' };
  },
};

const placeFrom = (practiceId: Maybe<string>, patientId: Maybe<string>): BookingPlace => ({
  ...idIn<'practice', PracticeId>('practice', practiceId),
  ...idIn<'patient', PatientId>('patient', patientId),
});

interface ChosenIds {
  readonly resource_ids: readonly string[];
  readonly location_ids: readonly string[];
  readonly visit_reason_id: string;
}

/** One of each. */
const offerFrom = ({ resource_ids: resources, location_ids: locations, visit_reason_id: reason }: ChosenIds): Offer => {
  const [[resource], [location]] = [resources, locations];
  if (resource === undefined || location === undefined || resources.length > 1 || locations.length > 1) {
    throw refusal({ kind: 'bad-input' });
  }
  return {
    resource: idFrom<ResourceId>(resource),
    visitReason: idFrom<VisitReasonId>(reason),
    location: idFrom<LocationId>(location),
  };
};
