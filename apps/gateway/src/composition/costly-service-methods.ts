import type { Costly } from '@portico/services/access';
import type { PasskeyEntrance } from '@portico/application/authentication';
import type { Delegates } from '@portico/application/delegates';
import type { GuestActions, GuestBills } from '@portico/application/guests';
import type { Health, Summaries } from '@portico/application/health';
import type { Messages } from '@portico/application/messages';
import type { PaymentHistory } from '@portico/application/payments';
import type { ProfilePhoto, IdentityDocuments } from '@portico/application/profile';
import type { InformationService, ProfileService } from '@portico/services/profile';
import type { CheckInService } from '@portico/services/visits';

/** The services of which something is costly. */
interface CostlyServices {
  readonly checkIn: CheckInService;
  readonly delegates: Delegates;
  readonly face: ProfilePhoto;
  readonly guestActions: GuestActions & GuestBills;
  readonly health: Health;
  readonly information: InformationService;
  readonly messages: Messages;
  readonly identityDocuments: IdentityDocuments;
  readonly passkeyEntrance: PasskeyEntrance;
  readonly paymentHistory: PaymentHistory;
  readonly profile: ProfileService;
  readonly summaries: Summaries;
}

/** What is counted before it is done (ADR 46). `costly-work.spec.ts` asks for each of them over HTTP until it is refused. */
export const costlyWork: { readonly [Name in keyof CostlyServices]: Costly<CostlyServices[Name]> } = {
  checkIn: { search: 'lookup' },
  delegates: { invite: 'mail', resend: 'mail' },
  face: { saveProfilePhoto: 'upload' },
  guestActions: { statement: 'pdf' },
  health: { record: 'pdf', recordFile: 'pdf', labTable: 'pdf', billTable: 'pdf', lab: 'pdf' },
  information: { saveInformation: 'upload' },
  messages: { create: 'message', reply: 'message' },
  identityDocuments: { saveIdentityDocuments: 'upload' },
  passkeyEntrance: { ask: 'passkey-question' },
  paymentHistory: { receiptPdf: 'pdf', statementPdf: 'pdf' },
  profile: { physicians: 'lookup', zipPlace: 'lookup' },
  summaries: { request: 'summary', create: 'summary', open: 'pdf', mail: 'mail' },
};
