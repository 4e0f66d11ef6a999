import type {
  Bill,
  GuestActions,
  GuestEntry,
  GuestLink,
  GuestOutcome,
  GuestReceipt,
  GuestRefusal,
  Guests,
  GuestVisit,
  Lengthened,
  LinkRequest,
  LinkRequestRefusal,
  MadeByGuest,
  ShortAddresses,
} from '@portico/application/guests';
import type { Failure, FileContent, ServiceResult } from '@portico/application/kernel';
import { failed, ok, type LocalDate, type PatientRef, type PracticeId, type Result } from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import { optional } from '../codecs/codec.ts';
import { file } from '../codecs/files.codec.ts';
import { branding } from '../codecs/branding.codec.ts';
import {
  askedLink,
  bill,
  billedPatient,
  guestEntry,
  guestLink,
  guestOutcome,
  guestReceipt,
  guestVisit,
  madeByGuest,
  shutLink,
} from '../codecs/guests.codec.ts';
import {
  AskForGuestLinkDocument,
  GetGuestAlreadyDoneDocument,
  GetGuestAppointmentDocument,
  GetGuestCheckinDocument,
  GetGuestEntryDocument,
  GetGuestPatientStatementDocument,
  GetGuestPaymentReceiptDocument,
  GetGuestRescheduleAppointmentDocument,
  GetGuestVisitDocument,
  GetGuestWorkflowSuccessDocument,
  GetUnshortenedUrlDocument,
  GuestAppointmentDocument,
  GuestCheckinDocument,
  GuestPayDocument,
  GuestPayNoCodeDocument,
  GuestRescheduleAppointmentDocument,
  type GuestFlowPartsFragment,
} from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';
import { done } from './gateway-client.ts';

export class GraphqlGuests extends GraphqlPort implements Guests, GuestActions, ShortAddresses {
  entry({ purpose, ...link }: GuestLink): ServiceResult<GuestEntry> {
    const input = guestLink.write(link);
    switch (purpose) {
      case 'guest-pay':
        return this.client.ask(GetGuestEntryDocument, { input }, guestEntry.read);
      case 'guest-check-in':
        return this.client.ask(GetGuestCheckinDocument, { input }, guestEntry.read);
      case 'guest-appointment':
        return this.client.ask(GetGuestAppointmentDocument, { input }, guestEntry.read);
      case 'guest-reschedule':
        return this.client.ask(GetGuestRescheduleAppointmentDocument, { input }, guestEntry.read);
      case 'guest-offer':
      case 'guest-survey':
        return openedElsewhere;
    }
  }

  alreadyDone(practice: PracticeId | undefined): ServiceResult<Pick<GuestEntry, 'practice'>> {
    const input = { practice_id: practice };
    return this.client.ask(GetGuestAlreadyDoneDocument, { input }, (json) => {
      const known = optional(branding).read(json.practice);
      return known === undefined ? {} : { practice: known };
    });
  }

  askForLink({ contact, ...request }: LinkRequest): ServiceResult<void, LinkRequestRefusal> {
    const input = { ...askedLink.write(request), contact };
    return this.client.ask(AskForGuestLinkDocument, { input }, done, ['must-wait']);
  }

  async enter({ purpose, ...link }: GuestLink, birthDate: LocalDate): ServiceResult<GuestOutcome, GuestRefusal> {
    const variables = { input: { ...guestLink.write(link), date_of_birth: birthDate } };
    switch (purpose) {
      case 'guest-pay':
        return flat(await this.client.ask(GuestPayDocument, variables, outcome, ['must-wait']));
      case 'guest-check-in':
        return flat(await this.client.ask(GuestCheckinDocument, variables, outcome, ['must-wait']));
      case 'guest-appointment':
        return flat(await this.client.ask(GuestAppointmentDocument, variables, outcome, ['must-wait']));
      case 'guest-reschedule':
        return flat(await this.client.ask(GuestRescheduleAppointmentDocument, variables, outcome, ['must-wait']));
      case 'guest-offer':
      case 'guest-survey':
        return openedElsewhere;
    }
  }

  async enterWithBill(printed: Bill): ServiceResult<GuestOutcome, GuestRefusal> {
    return flat(await this.client.ask(GuestPayNoCodeDocument, { input: bill.write(printed) }, outcome, ['must-wait']));
  }

  visit(): ServiceResult<GuestVisit> {
    return this.client.ask(GetGuestVisitDocument, {}, guestVisit.read);
  }

  made(): ServiceResult<MadeByGuest> {
    return this.client.ask(GetGuestWorkflowSuccessDocument, {}, madeByGuest.read);
  }

  receipt(patient: PatientRef, charge: ChargeId): ServiceResult<GuestReceipt> {
    const guest = { patient_info: billedPatient.write(patient) };
    return this.client.ask(GetGuestPaymentReceiptDocument, { paid: { charge_id: charge }, guest }, guestReceipt.read);
  }

  statement({ practice, patient }: PatientRef, statementId: string): ServiceResult<FileContent> {
    const named = { statementId, practiceId: practice, patientId: patient };
    return this.client.ask(GetGuestPatientStatementDocument, named, file.read);
  }

  lengthen(type: string, hash: string): ServiceResult<Lengthened> {
    return this.client.ask(GetUnshortenedUrlDocument, { type, hash }, ({ longUrl, caughtTooEarlyError }) =>
      longUrl === null ? { kind: caughtTooEarlyError ? 'too-early' : 'unknown' } : { kind: 'leads', to: longUrl },
    );
  }
}

/** The links of a survey and of an earlier time have operations of their own. */
const openedElsewhere = Promise.resolve(failed({ kind: 'bad-input' } as const));

/** A refusal that is part of an answer is the answer's failure. */
const flat = <T, E, F>(answer: Result<Result<T, E>, F>): Result<T, E | F> => (answer.ok ? answer.value : answer);

const outcome = (json: GuestFlowPartsFragment): Result<GuestOutcome, GuestRefusal | Failure> =>
  json.type === 'ERROR' ? failed(refusedIn(json)) : ok(guestOutcome.read(json));

const refusedIn = (json: GuestFlowPartsFragment): GuestRefusal | Failure => {
  if (json.reason === 'WRONG_IDENTITY') return { kind: 'wrong-identity' };
  const shut = shutLink(json.caughtTooEarlyError ? 'EARLY' : (json.reason ?? ''), json.opens_at);
  if (shut !== undefined) return { ...shut, kind: 'shut', why: shut.kind };
  return json.errorMessage === null ? { kind: 'malfunction' } : { kind: 'told', message: json.errorMessage };
};

export const brandingFromWire = branding.read;
