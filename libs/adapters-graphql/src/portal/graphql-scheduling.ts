import type { ServiceResult } from '@portico/application/kernel';
import type {
  BookingChoices,
  BookingPlace,
  GuidedQuestions,
  NotOffered,
  RequestedVisit,
  RequestScreen,
  Scheduling,
  WantedVisit,
} from '@portico/application/scheduling';
import type { PracticeId } from '@portico/domain/kernel';
import type { Offer } from '@portico/domain/scheduling';
import { guidedQuestions } from '../codecs/guided-questions.codec.ts';
import { success } from '../codecs/scalars.ts';
import {
  bookingChoices,
  namedPractice,
  offerAt,
  requestedVisit,
  requestScreen,
  wantedVisit,
} from '../codecs/scheduling.codec.ts';
import {
  GetAddAppointmentDocument,
  GetAvailableVertexTimeDocument,
  GetIntelligentSchedulerDocument,
  GetVertexRequestAppointmentDocument,
} from '../generated/documents/scheduling.ts';
import type { GatewayClient } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlScheduling extends GraphqlPort implements Scheduling {
  /** How the system of a practice is called on the wire. */
  readonly #managementOf: (practice: PracticeId) => string;

  constructor(client: GatewayClient, managementOf: (practice: PracticeId) => string) {
    super(client);
    this.#managementOf = managementOf;
  }

  choices(wanted: WantedVisit): ServiceResult<BookingChoices> {
    const variables = { ...wantedVisit.write(wanted), practiceMgmt: this.#management(wanted) };
    return this.client.ask(GetAddAppointmentDocument, variables, bookingChoices.read);
  }

  questions(place: BookingPlace): ServiceResult<GuidedQuestions> {
    return this.client.ask(GetIntelligentSchedulerDocument, namedPractice.write(place), guidedQuestions.read);
  }

  requesting(place: BookingPlace, offer: Offer): ServiceResult<RequestScreen, NotOffered> {
    const input = { ...offerAt.write({ place, offer }), practice_mgmt: this.#management(place) };
    return this.client.ask(
      GetAvailableVertexTimeDocument,
      { input },
      ({ VertexAppointmentScreen }) => requestScreen.read(VertexAppointmentScreen),
      ['not-offered'],
    );
  }

  request(request: RequestedVisit): ServiceResult<void, NotOffered> {
    const input = { ...requestedVisit.write(request), practice_mgmt: this.#management(request) };
    return this.client.ask(GetVertexRequestAppointmentDocument, { input }, ({ status }) => success.read(status), [
      'not-offered',
    ]);
  }

  #management({ practice }: BookingPlace): string | null {
    return practice === undefined ? null : this.#managementOf(practice);
  }
}
