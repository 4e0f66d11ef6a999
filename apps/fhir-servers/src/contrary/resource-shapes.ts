import type { Kind, ResourceOfKind } from '../scheduling-resource-types.ts';

type ElementsOf<K extends Kind> = readonly (keyof ResourceOfKind[K] & string)[];
interface Shape<K extends Kind> {
  readonly required: ElementsOf<K>;
  readonly known: ElementsOf<K>;
  readonly statuses?: readonly string[];
}

export const ofEvery = ['resourceType', 'id', 'meta', 'identifier', 'extension'] as const;

/** What is known of each kind; anything else is refused. */
export const shapes: { readonly [K in Kind]: Shape<K> } = {
  Patient: {
    required: ['name'],
    known: ['active', 'name', 'telecom', 'gender', 'birthDate', 'address', 'communication', 'generalPractitioner'],
  },
  Practitioner: {
    required: ['name'],
    known: ['active', 'name', 'telecom', 'gender', 'qualification', 'communication'],
  },
  PractitionerRole: {
    required: ['practitioner'],
    known: ['active', 'practitioner', 'location', 'specialty', 'code', 'healthcareService', 'telecom'],
  },
  Location: {
    required: ['name'],
    known: ['status', 'name', 'telecom', 'address', 'position', 'mode'],
    statuses: ['active', 'suspended', 'inactive'],
  },
  HealthcareService: {
    required: ['name'],
    known: ['active', 'name', 'type', 'specialty', 'location', 'comment', 'appointmentRequired'],
  },
  Schedule: {
    required: ['actor'],
    known: ['active', 'actor', 'serviceType', 'specialty', 'planningHorizon', 'comment'],
  },
  Slot: {
    required: ['schedule', 'status', 'start', 'end'],
    known: ['schedule', 'status', 'start', 'end', 'serviceType', 'appointmentType', 'specialty', 'comment'],
    statuses: ['free', 'busy', 'busy-unavailable', 'busy-tentative', 'entered-in-error'],
  },
  Appointment: {
    required: ['status', 'participant'],
    known: [
      ...(['status', 'participant', 'start', 'end', 'slot', 'serviceType', 'appointmentType', 'reasonCode'] as const),
      ...(['description', 'comment', 'patientInstruction', 'minutesDuration', 'created', 'priority'] as const),
      ...(['cancelationReason', 'requestedPeriod', 'specialty', 'serviceCategory'] as const),
    ],
    statuses: [
      ...['proposed', 'pending', 'booked', 'arrived', 'fulfilled', 'cancelled'],
      ...['noshow', 'entered-in-error', 'checked-in', 'waitlist'],
    ],
  },
  Organization: { required: ['name'], known: ['active', 'name', 'telecom', 'address', 'type'] },
  Coverage: {
    required: ['status', 'beneficiary', 'payor'],
    known: [
      ...(['status', 'type', 'policyHolder', 'subscriber', 'subscriberId', 'beneficiary', 'dependent'] as const),
      ...(['relationship', 'period', 'payor', 'class', 'order'] as const),
    ],
    statuses: ['active', 'cancelled', 'draft', 'entered-in-error'],
  },
  Communication: {
    required: ['status'],
    known: [
      ...(['status', 'category', 'subject', 'topic', 'partOf', 'inResponseTo', 'sent', 'received'] as const),
      ...(['recipient', 'sender', 'payload'] as const),
    ],
    statuses: [
      ...['preparation', 'in-progress', 'not-done', 'on-hold', 'stopped', 'completed', 'entered-in-error', 'unknown'],
    ],
  },
  Account: {
    required: ['status'],
    known: ['status', 'type', 'name', 'subject', 'servicePeriod', 'coverage', 'owner', 'description'],
    statuses: ['active', 'inactive', 'entered-in-error', 'on-hold', 'unknown'],
  },
  Invoice: {
    required: ['status'],
    known: [
      ...(['status', 'type', 'subject', 'recipient', 'date', 'participant', 'issuer', 'account'] as const),
      ...(['lineItem', 'totalPriceComponent', 'totalNet', 'totalGross', 'paymentTerms'] as const),
    ],
    statuses: ['draft', 'issued', 'balanced', 'cancelled', 'entered-in-error'],
  },
  PaymentNotice: {
    required: ['status', 'created', 'payment', 'recipient', 'amount'],
    known: ['status', 'request', 'created', 'payment', 'paymentDate', 'payee', 'recipient', 'amount', 'paymentStatus'],
    statuses: ['active', 'cancelled', 'draft', 'entered-in-error'],
  },
  Questionnaire: {
    required: ['status'],
    known: ['url', 'version', 'name', 'title', 'status', 'subjectType', 'date', 'item', 'language'],
    statuses: ['draft', 'active', 'retired', 'unknown'],
  },
  QuestionnaireResponse: {
    required: ['status'],
    known: ['questionnaire', 'status', 'subject', 'authored', 'author', 'source', 'item'],
    statuses: ['in-progress', 'completed', 'amended', 'entered-in-error', 'stopped'],
  },
  DocumentReference: {
    required: ['status', 'content'],
    known: ['status', 'type', 'category', 'subject', 'date', 'author', 'description', 'content', 'context'],
    statuses: ['current', 'superseded', 'entered-in-error'],
  },
  Task: {
    required: ['status', 'intent'],
    known: ['status', 'intent', 'code', 'focus', 'for', 'authoredOn', 'lastModified', 'restriction', 'input', 'output'],
    statuses: [
      ...['draft', 'requested', 'received', 'accepted', 'rejected', 'ready', 'cancelled', 'in-progress', 'on-hold'],
      ...['failed', 'completed', 'entered-in-error'],
    ],
  },
};
