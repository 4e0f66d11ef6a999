export {
  type PracticeBehavior,
  practiceManagements,
  type PracticeManagement,
  type CheckOutStep,
  summariesOfDays,
} from './practice-system-behavior.ts';
export {
  agedInDigest,
  type AgedInDigest,
  amendmentAnswerBy,
  nextDigest,
  officeWaitingKinds,
  type OfficeCount,
  type OfficeCounts,
  type OfficeDigest,
  type OfficeWaitingKind,
} from './office-digest.ts';
export type { DueDigest, OfficeDigests } from './ports/office-digests.ts';
export { specialtyIn } from './specialty-names.ts';
export { accentInk } from './accent-ink.ts';
export { PracticeAway } from './practice-away.ts';
export type { DismissedMessages } from './ports/dismissed-messages.ts';
export { byPracticeName, findOpenPractices } from './open-practices.ts';
export type { ListedPractice, PracticeDirectory } from './ports/practice-directory.ts';
export {
  type BillingIdentity,
  faceOf,
  type PracticeFace,
  type Practice,
  type ImportantMessage,
  onlineServices,
  type OnlineService,
  type PaymentExecution,
  paymentExecution,
  paymentFlags,
  type ProcessorId,
  processorIds,
} from './practice.ts';
