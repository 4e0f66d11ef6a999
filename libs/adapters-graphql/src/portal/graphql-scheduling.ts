import type { ServiceResult } from '@portico/application/kernel';
import type {
  BookingChoices,
  BookingPlace,
  GuidedQuestions,
  NotOffered,
  Scheduling,
  WantedVisit,
  RequestedVisit,
  RequestScreen,
} from '@portico/application/scheduling';
import {
  failed,
  ok,
  type PracticeId,
  type ProviderId,
  type ResourceId,
  type VisitReasonId,
} from '@portico/domain/kernel';
import { writePreference, type Offer } from '@portico/domain/scheduling';
import {
  GetAddAppointmentDocument,
  GetAvailableVertexTimeDocument,
  GetIntelligentSchedulerDocument,
  GetVertexRequestAppointmentDocument,
} from '../generated/documents/scheduling.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';
import { choicesFromWire, locationFromWire, practiceFromWire, questionsFromWire } from './scheduling.wire.ts';

export class GraphqlScheduling implements Scheduling {
  readonly #client: GatewayClient;
  /** How the system of a practice is called on the wire. */
  readonly #managementOf: (practice: PracticeId) => string;

  constructor(client: GatewayClient, managementOf: (practice: PracticeId) => string) {
    this.#client = client;
    this.#managementOf = managementOf;
  }

  async choices({ practice, patient, picked, provider, video, request }: WantedVisit): ServiceResult<BookingChoices> {
    const answer = await this.#client.query(
      GetAddAppointmentDocument,
      present({
        practiceId: practice,
        practiceMgmt: practice && this.#managementOf(practice),
        patientId: patient,
        resourceId: picked.resource,
        visitReasonId: picked.visitReason,
        locationId: picked.location,
        selectedProviderId: provider,
        videoOption: video,
        requests: request,
      }),
    );
    return answer.ok ? ok(choicesFromWire(answer.value.getAddAppointment)) : answer;
  }

  async questions({ practice }: BookingPlace): ServiceResult<GuidedQuestions> {
    const answer = await this.#client.query(GetIntelligentSchedulerDocument, present({ practiceId: practice }));
    if (!answer.ok) return answer;
    const guided = questionsFromWire(answer.value.getIntelligentScheduler);
    return guided === undefined ? failed({ kind: 'malfunction' }) : ok(guided);
  }

  async requesting(place: BookingPlace, offer: Offer): ServiceResult<RequestScreen, NotOffered> {
    const input = { ...this.#named(place), ...idsOf(offer) };
    const answer = await this.#client.queryOr(GetAvailableVertexTimeDocument, { input }, notOfferedFrom);
    if (!answer.ok) return answer;
    const screen = answer.value.getAvailableVertexTime.VertexAppointmentScreen;
    const { provider_id, providerName, specialty, visitType, video, location } = screen;
    return ok({
      practice: practiceFromWire(screen.practice_information),
      offer: {
        resource: screen.resourceId as ResourceId,
        visitReason: screen.visitReasonId as VisitReasonId,
        location: locationFromWire(location).id,
      },
      provider: present({ id: provider_id as ProviderId, name: providerName, specialty }),
      visitReason: { visitType, video },
      location: locationFromWire(location),
    });
  }

  async request({
    offer,
    preference,
    visitReason,
    replaces,
    key,
    ...place
  }: RequestedVisit): ServiceResult<void, NotOffered> {
    const input = {
      ...this.#named(place),
      ...idsOf(offer),
      ...writePreference(preference),
      uniqueId: key,
      ...present({ chief_complaint: visitReason, replaces }),
    };
    const answer = await this.#client.mutateOr(GetVertexRequestAppointmentDocument, { input }, notOfferedFrom);
    if (!answer.ok) return answer;
    return answer.value.getVertexRequestAppointment.status === 200 ? ok(undefined) : failed({ kind: 'malfunction' });
  }

  #named({ practice, patient }: BookingPlace) {
    return present({
      practice_id: practice,
      practice_mgmt: practice && this.#managementOf(practice),
      patient_id: patient,
    });
  }
}

const idsOf = ({ resource, visitReason, location }: Offer) => ({
  resource_ids: [resource],
  visit_reason_id: visitReason,
  location_ids: [location],
});

const notOfferedFrom = ({ reason }: Extensions): NotOffered | undefined =>
  reason === 'not-offered' ? { kind: 'not-offered' } : undefined;
