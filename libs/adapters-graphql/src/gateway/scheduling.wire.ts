import type {
  BookedPractice as Booked,
  BookingChoices,
  BookingWay,
  GuidedQuestions,
} from '@portico/application/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import { decimalOf, isoOf } from '@portico/domain/kernel';
import { isTreeEnd, type Offer, type Question, type QuestionOption } from '@portico/domain/scheduling';
import type {
  AddAppointmentAnswer,
  BookedPractice,
  BookingLocation,
  BookingOffer,
  BookingWay as WireWay,
  IntelligentSchedulerAnswer,
  SchedulerOption,
  SchedulerQuestion,
} from '../generated/resolvers.ts';

export const wayToWire = {
  slots: 'SLOTS',
  'requests-only': 'REQUESTS_ONLY',
  'by-phone': 'BY_PHONE',
} as const satisfies Readonly<Record<BookingWay, WireWay>>;

export const choicesToWire = (choices: BookingChoices): AddAppointmentAnswer => {
  const { practices, practice, catalog, picked } = choices;
  return {
    addAppointmentScreen: {
      practices: practices.map(({ id, name }) => ({ practice_id: id, practice_name: name })),
      practice_information: practiceToWire(practice),
      way: wayToWire[choices.way],
      fromIntelligentScheduler: choices.asks,
      locations: catalog.locations.map(locationToWire),
      providerCards: catalog.resources.map(({ id, provider, photo, autoSchedule, lastAppointment }) => ({
        resourceId: id,
        practiceId: practice.id,
        patientId: practice.patient,
        practiceMgmt: practice.management,
        providerId: provider.id,
        providerGuid: provider.id,
        name: provider.name,
        specialty: provider.specialty ?? null,
        avatar: photo ?? null,
        autoSchedule,
        lastAppointment: lastAppointment === undefined ? null : isoOf(lastAppointment),
      })),
      visitTypes: catalog.visitReasons.map(({ id, visitType, minutes, video, prepayment }) => ({
        visitReasonId: id,
        prePayment: decimalOf(prepayment),
        visitType,
        minutes,
        video,
      })),
      offers: catalog.offers.map(offerToWire),
      selectedProvider: picked.resource ?? null,
      selectedVisitType: picked.visitReason ?? null,
      selectedLocation: picked.location ?? null,
      noSearchResults: choices.noSearchResults,
    },
    innocentDelay: choices.innocentDelay,
    whatRequestAmI: choices.request,
  };
};

export const questionsToWire = (guided: GuidedQuestions): IntelligentSchedulerAnswer => ({
  customTextModal: guided.notice ?? null,
  lastAppointmentResources:
    guided.lastVisit === undefined
      ? null
      : { resourceId: guided.lastVisit.resource, locationId: guided.lastVisit.location },
  automaticallyApproveRequests: guided.approvesRequests,
  IntelligentSchedulerSchema: guided.first === undefined ? [] : flatten(guided.first, guided.kinds),
  practice_information: practiceToWire(guided.practice),
  way: wayToWire[guided.way],
  offers: guided.offers.map(offerToWire),
});

export const practiceToWire = ({ id, name, phone, management, patient, timeZone }: Booked): BookedPractice => ({
  practice_id: id,
  practice_name: name,
  practice_phone: phone,
  practice_mgmt: management,
  patient_id: patient,
  timeZone,
});

/** Three lines are all that the wire has; a fourth stands with the third. */
export const locationToWire = ({
  id,
  addressLines,
  city,
  state,
  zip,
  ...rest
}: AppointmentLocation): BookingLocation => {
  const [first, second, ...more] = addressLines;
  return {
    locationId: id,
    addressLine1: first ?? null,
    addressLine2: second ?? null,
    addressLine3: more.length === 0 ? null : more.join(', '),
    city,
    state,
    zip,
    phone: rest.phone ?? null,
    office: rest.office,
    locationGuid: id,
    timeZone: rest.timeZone,
  };
};

export const offerToWire = ({ resource, visitReason, location }: Offer): BookingOffer => ({
  resourceId: resource,
  visitReasonId: visitReason,
  locationId: location,
});

/** A tree as a list, each question behind the one that leads to it. */
const flatten = (first: Question, kinds: GuidedQuestions['kinds']): SchedulerQuestion[] => {
  const list: SchedulerQuestion[] = [];
  const add = ({ id, text, options }: Question): number => {
    const place = list.length;
    const question = { id, text, options: [] as SchedulerOption[] };
    list.push(question);
    question.options.push(...options.map((option) => optionToWire(option, kinds, add)));
    return place;
  };
  add(first);
  return list;
};

const optionToWire = (
  { id, text, leadsTo }: QuestionOption,
  kinds: GuidedQuestions['kinds'],
  add: (question: Question) => number,
): SchedulerOption => {
  const option = {
    id,
    text,
    nextQuestion: null,
    visitType: null,
    schedulerResourceSelection: null,
    customTextModal: null,
  };
  if (!isTreeEnd(leadsTo)) return { ...option, nextQuestion: add(leadsTo) };
  if (leadsTo.kind === 'notice') return { ...option, customTextModal: leadsTo.text };
  const { visitReason, video, selection } = leadsTo;
  return {
    ...option,
    visitType: {
      id: visitReason,
      name: kinds.find((kind) => kind.id === visitReason)?.visitType ?? null,
      video_option: video,
    },
    schedulerResourceSelection: {
      providersameaslast: selection.providerSameAsLast,
      locationsameaslast: selection.locationSameAsLast,
      locationpicklist: selection.locationPicklist,
      providerpicklist: selection.providerPicklist,
    },
  };
};
