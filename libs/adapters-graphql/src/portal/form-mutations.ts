import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';
import type { Failure } from '@portico/application/kernel';
import { ok, type Result } from '@portico/domain/kernel';
import {
  ChangeEmailDocument,
  ContinueThirdPartyDocument,
  CreateVisitSummaryDocument,
  DelegateCreateAccountDocument,
  DelegateForgotPasswordDocument,
  DelegateVerificationDocument,
  DownLoadVertexVisitSummaryDocument,
  GenerateVisitSummaryDocument,
  GuestAppointmentDocument,
  GuestCheckinDocument,
  GuestPayDocument,
  GuestPayNoCodeDocument,
  GuestRescheduleAppointmentDocument,
  MakeCheckoutAppointmentDocument,
  MergeDelegateProfileDocument,
  PostCheckInDemographicsDocument,
  PostCheckInIntakeFormsDocument,
  PostCheckInMedsAllergiesDocument,
  PostCheckInPatientFormsDocument,
  PostCheckoutFormsDocument,
  PostPendingFormsDocument,
  UpdateDemographicsDocument,
  UpdateDocumentsDocument,
  UpdateNotificationsDocument,
  UpdatePersonalDocument,
  UpdatePhotoDocument,
  VertexCreateVisitSummaryDocument,
} from '../generated/operations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';

/** Every form that the gateway takes, by its id, which is the name of its mutation (`MON-021`, `MON-022`). */
export const formMutations = {
  changeEmail: ChangeEmailDocument,
  continueThirdParty: ContinueThirdPartyDocument,
  createVisitSummary: CreateVisitSummaryDocument,
  delegateCreateAccount: DelegateCreateAccountDocument,
  delegateForgotPassword: DelegateForgotPasswordDocument,
  delegateVerification: DelegateVerificationDocument,
  downLoadVertexVisitSummary: DownLoadVertexVisitSummaryDocument,
  generateVisitSummary: GenerateVisitSummaryDocument,
  guestAppointment: GuestAppointmentDocument,
  guestCheckin: GuestCheckinDocument,
  guestPay: GuestPayDocument,
  guestPayNoCode: GuestPayNoCodeDocument,
  guestRescheduleAppointment: GuestRescheduleAppointmentDocument,
  makeCheckoutAppointment: MakeCheckoutAppointmentDocument,
  mergeDelegateProfile: MergeDelegateProfileDocument,
  postCheckInDemographics: PostCheckInDemographicsDocument,
  postCheckInIntakeForms: PostCheckInIntakeFormsDocument,
  postCheckInMedsAllergies: PostCheckInMedsAllergiesDocument,
  postCheckInPatientForms: PostCheckInPatientFormsDocument,
  postCheckoutForms: PostCheckoutFormsDocument,
  postPendingForms: PostPendingFormsDocument,
  updateDemographics: UpdateDemographicsDocument,
  updateDocuments: UpdateDocumentsDocument,
  updateNotifications: UpdateNotificationsDocument,
  updatePersonal: UpdatePersonalDocument,
  updatePhoto: UpdatePhotoDocument,
  vertexCreateVisitSummary: VertexCreateVisitSummaryDocument,
} as const;

type Mutations = typeof formMutations;
export type FormId = keyof Mutations;
export type SentForm<Id extends FormId> = VariablesOf<Mutations[Id]>;
type LatestRequest<Id extends FormId> = ResultOf<Mutations[Id]>;
/** What stands in the answer under the form's id. */
export type FormReply<Id extends FormId> = LatestRequest<Id>[Id & keyof LatestRequest<Id>];

/**
 * Sends a form under its id. An authentication token in the reply takes the place of the session's own before the reply is handed
 * on, so that what the screen asks for again is asked under it (`MON-023`).
 */
export const submitForm = async <Id extends FormId, Refusal = never>(
  client: GatewayClient,
  id: Id,
  sent: SentForm<Id>,
  refusalOf: (extensions: Extensions) => Refusal | undefined = () => undefined,
): Promise<Result<FormReply<Id>, Failure | Refusal>> => {
  const session = client.session();
  const answer = await client.mutateOr(formMutations[id] as never, sent as never, refusalOf);
  if (!answer.ok) return answer;
  const reply = (answer.value as LatestRequest<Id>)[id as Id & keyof LatestRequest<Id>];
  if (hasToken(reply)) session.authenticate(reply.authenticationToken);
  return ok(reply);
};

const hasToken = (reply: unknown): reply is { readonly authenticationToken: string } =>
  typeof reply === 'object' && reply !== null && typeof Reflect.get(reply, 'authenticationToken') === 'string';
