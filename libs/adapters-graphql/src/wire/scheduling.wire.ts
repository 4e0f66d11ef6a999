import type { BookingPlace, Scheduling } from '@portico/application/scheduling';
import type { PracticeId } from '@portico/domain/kernel';
import { beside, following } from '../codecs/codec.ts';
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
import * as documents from '../generated/documents/scheduling.ts';
import { fields, input, under, operation, parts, wireOf } from './operation.ts';

/** `managementOf`: how the system of a practice is called, which the contract asks for and only hands on. */
export const schedulingWire = (managementOf: (practice: PracticeId) => string) => {
  const management = ({ practice }: BookingPlace) => (practice === undefined ? null : managementOf(practice));
  return wireOf<Scheduling>()({
    choices: operation(
      documents.GetAddAppointmentDocument,
      fields(following((wanted) => ({ practiceMgmt: management(wanted) }), wantedVisit)),
      bookingChoices,
    ),
    questions: operation(documents.GetIntelligentSchedulerDocument, fields(namedPractice), guidedQuestions),
    requesting: operation(
      documents.GetAvailableVertexTimeDocument,
      under(
        'input',
        parts(
          ['place', 'offer'],
          following(({ place }) => ({ practice_mgmt: management(place) }), offerAt),
        ),
      ),
      under('VertexAppointmentScreen', requestScreen),
      ['not-offered', 'already-answered'],
    ),
    request: operation(
      documents.GetVertexRequestAppointmentDocument,
      input(following((request) => ({ practice_mgmt: management(request) }), requestedVisit)),
      beside({ message: '' }, under('status', success)),
      ['not-offered', 'already-answered'],
    ),
  });
};
