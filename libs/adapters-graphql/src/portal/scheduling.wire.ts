import type { BookedPractice, BookingChoices, BookingWay, GuidedQuestions } from '@portico/application/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import {
  parseDecimal,
  type LocationId,
  type PatientId,
  type PracticeId,
  type ProviderId,
  type ResourceId,
  type TimeZone,
  type VisitReasonId,
} from '@portico/domain/kernel';
import type { Offer, Question, QuestionOption, TreeEnd, VisitReason } from '@portico/domain/scheduling';
import type {
  BookedPracticePartsFragment,
  BookingLocationPartsFragment,
  BookingOfferPartsFragment,
  GetAddAppointmentQuery,
  GetIntelligentSchedulerQuery,
  SchedulerQuestionPartsFragment,
} from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';
import { present } from './present.ts';

const ways: Readonly<Record<GetIntelligentSchedulerQuery['getIntelligentScheduler']['way'], BookingWay>> = {
  SLOTS: 'slots',
  REQUESTS_ONLY: 'requests-only',
  BY_PHONE: 'by-phone',
};

export const choicesFromWire = ({
  addAppointmentScreen: screen,
  innocentDelay,
  whatRequestAmI,
}: GetAddAppointmentQuery['getAddAppointment']): BookingChoices => ({
  practices: screen.practices.map(({ practice_id, practice_name }) => ({
    id: practice_id as PracticeId,
    name: practice_name,
  })),
  practice: practiceFromWire(screen.practice_information),
  way: ways[screen.way],
  asks: screen.fromIntelligentScheduler,
  catalog: {
    resources: screen.providerCards.map((card) =>
      present({
        id: card.resourceId as ResourceId,
        provider: present({ id: card.providerId as ProviderId, name: card.name, specialty: card.specialty }),
        photo: card.avatar,
        autoSchedule: card.autoSchedule,
        lastAppointment: card.lastAppointment === null ? null : instantFromWire(card.lastAppointment),
      }),
    ),
    visitReasons: screen.visitTypes.flatMap(visitReasonFromWire),
    locations: screen.locations.map(locationFromWire),
    offers: screen.offers.map(offerFromWire),
  },
  picked: present({
    resource: screen.selectedProvider as ResourceId | null,
    visitReason: screen.selectedVisitType as VisitReasonId | null,
    location: screen.selectedLocation as LocationId | null,
  }),
  noSearchResults: screen.noSearchResults,
  request: whatRequestAmI,
  innocentDelay,
});

/** A kind of visit whose price cannot be read is left out rather than shown as free. */
const visitReasonFromWire = ({
  visitReasonId,
  visitType,
  minutes,
  video,
  prePayment,
}: GetAddAppointmentQuery['getAddAppointment']['addAppointmentScreen']['visitTypes'][number]): readonly VisitReason[] => {
  const prepayment = parseDecimal(prePayment);
  if (!prepayment.ok) return [];
  return [{ id: visitReasonId as VisitReasonId, visitType, minutes, video, prepayment: prepayment.value }];
};

export const practiceFromWire = (wire: BookedPracticePartsFragment): BookedPractice => ({
  id: wire.practice_id as PracticeId,
  name: wire.practice_name,
  phone: wire.practice_phone,
  management: wire.practice_mgmt,
  patient: wire.patient_id as PatientId,
  timeZone: wire.timeZone as TimeZone,
});

export const locationFromWire = (wire: BookingLocationPartsFragment): AppointmentLocation =>
  present({
    id: wire.locationId as LocationId,
    office: wire.office,
    addressLines: [wire.addressLine1, wire.addressLine2, wire.addressLine3].filter((line) => line !== null),
    city: wire.city,
    state: wire.state,
    zip: wire.zip,
    phone: wire.phone,
    timeZone: wire.timeZone as TimeZone,
  });

export const offerFromWire = ({ resourceId, visitReasonId, locationId }: BookingOfferPartsFragment): Offer => ({
  resource: resourceId as ResourceId,
  visitReason: visitReasonId as VisitReasonId,
  location: locationId as LocationId,
});

/** Undefined where the questions are no tree: a way through them would not end. */
export const questionsFromWire = (
  wire: GetIntelligentSchedulerQuery['getIntelligentScheduler'],
): GuidedQuestions | undefined => {
  const { IntelligentSchedulerSchema: list, lastAppointmentResources: last } = wire;
  const first = list.length === 0 ? null : questionAt(list, 0);
  if (first === undefined) return undefined;
  return present({
    practice: practiceFromWire(wire.practice_information),
    way: ways[wire.way],
    notice: wire.customTextModal,
    first,
    approvesRequests: wire.automaticallyApproveRequests,
    lastVisit: last && { resource: last.resourceId as ResourceId, location: last.locationId as LocationId },
    kinds: kindsIn(list),
    offers: wire.offers.map(offerFromWire),
  });
};

type Listed = readonly SchedulerQuestionPartsFragment[];

/** Each kind of visit once, in the order of the questions. */
const kindsIn = (list: Listed): GuidedQuestions['kinds'] => {
  const names = new Map<string, string>();
  for (const { visitType } of list.flatMap(({ options }) => options)) {
    if (visitType?.name != null) names.set(visitType.id, visitType.name);
  }
  return [...names].map(([id, visitType]) => ({ id: id as VisitReasonId, visitType }));
};

const questionAt = (list: Listed, place: number): Question | undefined => {
  const wire = list[place];
  if (wire === undefined) return undefined;
  const options: QuestionOption[] = [];
  for (const { id, text, ...option } of wire.options) {
    const next = option.nextQuestion;
    const leadsTo = next === null ? endOf(option) : next > place ? questionAt(list, next) : undefined;
    if (leadsTo === undefined) return undefined;
    options.push({ id, text, leadsTo });
  }
  return { id: wire.id, text: wire.text, options };
};

const endOf = ({
  visitType,
  schedulerResourceSelection: selection,
  customTextModal,
}: Pick<
  SchedulerQuestionPartsFragment['options'][number],
  'visitType' | 'schedulerResourceSelection' | 'customTextModal'
>): TreeEnd | undefined => {
  if (customTextModal !== null) return { kind: 'notice', text: customTextModal };
  if (visitType === null || selection === null) return undefined;
  return {
    kind: 'visit-type',
    visitReason: visitType.id as VisitReasonId,
    video: visitType.video_option,
    selection: {
      providerSameAsLast: selection.providersameaslast,
      locationSameAsLast: selection.locationsameaslast,
      providerPicklist: selection.providerpicklist,
      locationPicklist: selection.locationpicklist,
    },
  };
};
