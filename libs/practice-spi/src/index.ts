export type {
  Answer,
  Call,
  Cents,
  Cursor,
  Day,
  Id,
  Key,
  Listed,
  Moment,
  Result,
  Problem,
  ProblemKind,
  Version,
} from './results-and-problems.ts';
export type { Claim, NewPerson, People, Person } from './people.ts';
export {
  visitStates,
  type Offer,
  type Place,
  type Provider,
  type Visit,
  type VisitState,
  type Visits,
  type Window,
} from './visits.ts';
export {
  cancelReasons,
  type Booking,
  type Calendar,
  type CancelReason,
  type Days,
  type FreeTime,
  type Hold,
  type Offered,
  type Span,
  type Times,
  type VisitType,
  type WantedVisit,
  type VisitRequest,
} from './times.ts';
export {
  allergyCategories,
  sectionNames,
  type Allergy,
  type AllergyCategory,
  type ReactionSeverity,
  type Severity,
  type CareTeamMember,
  type Identifier,
  type ClinicalStatus,
  type Condition,
  type DocumentBytes,
  type HealthRecord,
  type HealthRecordFacet,
  type Lab,
  type LabComment,
  type LabResult,
  type LabValue,
  type Medication,
  type MedicationFill,
  type Coding,
  type Immunization,
  type Procedure,
  type VitalSign,
  type VitalSignPart,
  type VitalSignValue,
  type PartialDate,
  type RecordDocument,
  type Section,
  type SectionName,
} from './health-record.ts';
export type { ClinicalNote, NoteBlock, NoteKind } from './clinical-note.ts';
export { itemSections, type ItemKinds, type ItemSection, type RecordItem } from './record-item.ts';
export type { Mail, Message, NewMessage, Recipient, Sent, ThreadLine } from './mail.ts';
export type { Balance, ChargeLine, Entry, Money, Statement, StatementLine } from './money.ts';
export type { AskedForm, FilledForm, Forms, Question, Texts } from './forms.ts';
export type { Coverage, CoverageFacet, NewCoverage, PolicyHolder } from './coverage.ts';
export type { Change, Changes, ListedChanges } from './changes.ts';
export {
  facetNames,
  spiVersion,
  type Connected,
  type FacetName,
  type Host,
  type HttpReply,
  type HttpRequest,
  type PracticeAdapter,
  type PracticeConnection,
} from './connection.ts';
export { facetFunctions } from './facet-functions.ts';
export { isNotYetFilled, notYetFilled, notYetFilledReason } from './not-yet-filled.ts';
export type { Authorship, MayBeAuthored } from './authorship.ts';
export type { HeldBackReason, MayBeHeldBack } from './held-back.ts';
