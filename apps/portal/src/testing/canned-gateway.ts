import { readdirSync, readFileSync } from 'node:fs';
import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import { inLanguage } from '@portico/domain/forms';
import { sampleForm } from '@portico/domain/forms/testing';
import {
  buildSchema,
  execute,
  getNullableType,
  isEnumType,
  isInterfaceType,
  isListType,
  isScalarType,
  isUnionType,
  parse,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';

/** An operation that the portal sent. */
export interface SentOperation {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * What a field answers, by the names of its type and itself, where it is not the usual value of its type; or the errors of
 * an operation, by its name or by that of every one.
 */
export type Canned = Readonly<Record<string, unknown>>;

/** Stands for each operation that has no errors of its own; a function is asked by the name of the operation. */
export const everyOperation = 'every operation';

const folder = new URL('../../../../libs/adapters-graphql/schema/', import.meta.url);
const schema = buildSchema(
  readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n'),
);

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Int: 1,
  Float: 1,
  Integer: 1,
  Money: '12.50',
  DateTime: '2026-11-23T17:00:00Z',
  Date: '2026-11-23',
  ClinicalDate: '2026-11-23',
  Base64: 'AA==',
};

/** Of texts that mean something to the portal. */
const texts: Readonly<Record<string, unknown>> = {
  // An offer names the resource, the kind of visit and the place that there are.
  resourceId: 'resource_id',
  visitReasonId: 'visit_reason_id',
  locationId: 'location_id',
  selectedProvider: 'resource_id',
  selectedVisitType: 'visit_reason_id',
  selectedLocation: 'location_id',
  timeZone: 'America/Phoenix',
  time_zone: 'America/Phoenix',
  practice_time_zone: 'America/Phoenix',
  practice_mgmt: 'vertex',
  practiceMgmt: 'vertex',
  date_of_birth: '1980-02-29',
  policyHolderDateOfBirth: '1980-02-29',
  execution: 'payeezy',
  email: 'ana@example.org',
  phone: '602-555-0101',
  phone_number: '602-555-0101',
  practice_phone: '602-555-0101',
  sent_to: 'ana@example.org',
  comparator: null,
  nextPage: '1-message',
  earlier: '1-message',
  nextProviderMessages: '1-message',
  interval: 'weeks',
  card_type: 'Visa',
  cardBrand: 'visa',
  zip: '85201',
  last4: '4242',
};

/** Of fields by the names of their types: the first one is what it is about. */
const known: Canned = {
  'Appointment.status': 'SCHEDULED',
  'Appointment.move': null,
  'Appointment.moveRequested': false,
  'VisitDetail.move': null,
  'Appointment.requestsOnly': false,
  'Appointment.timeOpen': false,
  'Appointment.visitSummary': 'CCDA',
  'Appointment.earlierTime': 'CAN_WAIT',
  'MakePaymentScreen.context': 'BALANCE',
  'SavedCard.type': 'Visa',
  'SavedCard.expirationYear': 2030,
  'DashboardAnswer.importantMessageModal': null,
  'DashboardScreen.opened': ['APPOINTMENTS', 'PAYMENTS', 'HEALTH', 'FORMS'],
  'PaymentResult.status': 200,
  'PaymentReceipt.done': 'PAID',
  'PaymentReceipt.copayNext': null,
  'HistoryPayment.status': 'PAID',
  'HistoryPayment.purpose': 'BALANCE',
  'SupportAnswer.from': '08:00',
  'SupportAnswer.to': '17:00',
  'FormProperty.type': 'text',
  'FormProperty.rules': [],
  'FormProperty.format': null,
  'FormProperty.choices': null,
  'FormPayload.rules': [],
  'CheckInScreen.standing': 'READY',
  'CheckInScreen.steps': [],
  'CheckInTold.allergies': null,
  'CheckInTold.medications': null,
  'CheckInScreen.done': [],
  'CheckInScreen.changes_by_phone': null,
  'CheckInScreen.form_id': null,
  'CheckInScreen.demographics': null,
  'CheckInScreen.medsAllergies': null,
  'CheckInScreen.patientForms': null,
  'CheckInScreen.intakeForms': null,
  'CheckInScreen.thirdParty': null,
  'CheckInScreen.checkInPayment': false,
  'Survey.surveyType': 'OFFICE_VISIT',
  'Survey.questionsAndAnswers': [],
  'SurveyQuestion.answerType': 'RATING',
  'SurveyChoice.state': 'WAITING',
  'SurveysAnswer.surveyAlreadyComplete': false,
  'GuestEntryAnswer.standing': 'OPEN',
  'ComingVisit.standing': 'BOOKED',
  'TwoFactorSetting.verification_type': 'email',
  'CancellationAnswer.terms': 'OPEN',
  'CancellationAnswer.fee': '0.00',
  'CancellationAnswer.prepaid': null,
  'CancellationAnswer.reasons': [],
  'Mutation.cancelAppointment': 200,
  'PaymentPlan.status': 'active',
  'PlanAgreement.change': 'made',
  'SummaryPractice.visitSummary': 'JOB',
  'FormPolling.query': 'getVisitSummary',
  'FormPolling.dataField': 'data',
  'MessageResult.result': 200,
  'UnreadAnswer.result': 200,
  'PollingReply.error': false,
  'PollingReply.documentRequest': null,
  'FormResponse.propertyUuid': 'uuid',
  'FormResponse.type': 'text',
  'FormResponse.valueArray': null,
  'FormFields.required': [],
  'FormProperty.dateOfBirth': null,
  'FormProperty.html': null,
  'FormProperty.message': null,
  'FormProperty.autoComplete': null,
  'SettingsSection.schema': JSON.stringify(inLanguage(sampleForm(), 'en')),
  'SurveyQuestion.options': [],
  'SocialNetworkLink.network': 'Google',
  'SocialNetworkLink.address': 'https://g.page/r/mesa/review',
  'PaymentDispute.outcome': 'OPEN',
  'CardAgreement.subject': 'card',
  'CardAgreement.language': 'en',
  'SchedulerOption.nextQuestion': null,
  'RefillsAnswer.way': 'REQUEST',
  'RefillRequest.status': 'APPROVED',
  'RecordEntryPage.way': 'REQUEST',
  'RecordEntryPage.paper': null,
  'NewResult.section': 'labs',
  'RecordEntryRef.section': 'labs',
  'RecordEntryPage.section': 'conditions',
  'MeasurePage.section': 'labs',
  'RecordItem.status': 'UNKNOWN',
  'RecordItemDetail.kind': 'REASON',
  'TimelineEntry.section': 'conditions',
  'TimelineEntry.status': 'ACTIVE',
  'TimelineSectionCount.section': 'conditions',
  'TimelinePage.next': null,
  'AmendmentRequest.section': 'conditions',
  'AmendmentRequest.status': 'ACCEPTED',
  'AmendmentMark.section': 'conditions',
  'AmendmentMark.status': 'ACCEPTED',
  'OwnNote.section': 'conditions',
  'EntryHiding.heldBack': 'substance-use',
  'EntryAmount.kind': 'BILLED',
  'LayoutScreen.withheld': null,
  'LayoutScreen.no_summaries': false,
  'LayoutScreen.no_surveys': false,
  'LayoutScreen.books_by_phone': false,
  'DraftsAnswer.drafts': [],
  'SavedDraftAnswer.other': null,
  'DashboardScreen.away': [],
  'DashboardScreen.awayAreas': [],
  'DashboardScreen.plansWithoutCard': [],
  'AppointmentsAnswer.away': [],
  'PaymentPlan.frequencyCode': 'monthly',
  'GuestFlowResult.next_screen': 'pay',
  'DelegateAnswer.redirect': '/delegate/delegateCreateAccount',
};

const usual = (type: GraphQLOutputType, field: string): unknown => {
  const bare = getNullableType(type);
  if (isListType(bare)) return [usual(bare.ofType as GraphQLOutputType, field)];
  if (isEnumType(bare)) return bare.getValues()[0]?.value;
  if (isScalarType(bare)) return scalars[bare.name] ?? (field in texts ? texts[field] : field);
  return isInterfaceType(bare) || isUnionType(bare) ? { __typename: schema.getPossibleTypes(bare)[0]?.name } : {};
};

const resolver =
  (canned: Canned): GraphQLFieldResolver<unknown, unknown> =>
  (source, _, __, { parentType, fieldName, returnType }) => {
    const own = (source as Canned | undefined)?.[fieldName];
    if (own !== undefined) return own;
    const name = `${parentType.name}.${fieldName}`;
    if (name in canned) return canned[name];
    return name in known ? known[name] : usual(returnType, fieldName);
  };

/** A gateway that answers every trusted document by its types alone. */
export const cannedGateway =
  (canned: Canned, onAsked: (sent: SentOperation) => void): typeof fetch =>
  async (_, init) => {
    const { extensions, operationName, variables } = JSON.parse(String(init?.body));
    onAsked({ operation: operationName, variables });
    const every = canned[everyOperation];
    const errors = canned[operationName] ?? (typeof every === 'function' ? every(operationName) : every);
    if (errors !== undefined) return Response.json({ data: null, errors });
    const document = parse((documents as Readonly<Record<string, string>>)[extensions.persistedQuery.sha256Hash] ?? '');
    const typeResolver = (value: unknown): string => (value as { readonly __typename: string }).__typename;
    const result = await execute({
      schema,
      document,
      variableValues: variables,
      fieldResolver: resolver(canned),
      typeResolver,
    });
    return new Response(JSON.stringify(result), { headers: { 'content-type': 'application/json' } });
  };
