import type {
  AmendmentId,
  AmendmentKey,
  AmendmentRequest,
  AmendmentStatus,
  Authorship,
  BillPaper,
  EntryHiding,
  EntryRef,
  EntryTopic,
  HeldBackReason,
  Helper,
  OwnNote,
  TellsAmount,
} from '@portico/domain/health';
import type { PatientRef, TimeZone } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** Single entries of the record in the current practice: requests to amend them, and own notes beside them. */
export interface RecordEntries {
  entry(of: EntryRef): ServiceResult<EntryPage>;
  /** The same key is the same request, however often it is sent. */
  requestAmendment(wanted: AmendmentToRequest): ServiceResult<AmendmentId, AmendmentRefusal>;
  /** A statement is given once; the same one sent again is the same statement. */
  disagree(disagreement: DisagreementToSend): ServiceResult<void, DisagreementRefusal>;
  /** Replaces the note that was kept beside the entry. */
  keepNote(note: NoteToKeep): ServiceResult<void>;
  eraseNote(note: Omit<NoteToKeep, 'text'>): ServiceResult<void>;
  /** By the patient alone: from whom an entry is hidden, from nobody included. Replaces what was said before. */
  hide(wanted: EntryToHide): ServiceResult<void>;
}

/** `message`: the practice's system takes no requests, so the person writes a message. */
export const amendmentWays = ['request', 'message', 'none'] as const;
export type AmendmentWay = (typeof amendmentWays)[number];

/** How far the last request of an entry came. */
export interface AmendmentMark {
  readonly of: EntryRef;
  readonly status: AmendmentStatus;
}

/** What stands beside the entries of a record. */
export interface EntryMarks {
  /** One for each entry that was asked to be amended. */
  readonly amendments: readonly AmendmentMark[];
  /** The person's own. */
  readonly notes: readonly OwnNote[];
  /** Reports that the person has not opened. */
  readonly unseen: readonly EntryRef[];
  /** What some of those who help are not shown; empty for anybody but the patient. */
  readonly hidden: readonly EntryRef[];
}

export interface EntryPage {
  readonly practiceName: string;
  readonly practicePhone: string;
  readonly timeZone: TimeZone;
  readonly of: EntryRef;
  readonly name: string;
  /** How this person asks for an amendment; `none` if they may not. */
  readonly way: AmendmentWay;
  /** Newest first. */
  readonly requests: readonly AmendmentRequest[];
  readonly note?: OwnNote;
  /** Who wrote it where it comes from, and when. */
  readonly authored?: Authorship;
  /** Of a lab report its tests, of a vital sign its name: each has a page by its place here. */
  readonly measures?: readonly string[];
  /** Of a claim or an explanation of benefits which of the two it is. */
  readonly paper?: BillPaper;
  /** Of these the amounts that it tells. */
  readonly amounts?: readonly TellsAmount[];
  /** What of it MedlinePlus explains; empty where the source sent no code that it knows. */
  readonly topics: readonly EntryTopic[];
  /** Only for the patient, of an entry that the record has. */
  readonly hiding?: EntryHidingShown;
  /** In how many hours the practice answers, if it says so. */
  readonly answersWithin?: number;
}

export interface AmendmentToRequest {
  readonly key: AmendmentKey;
  readonly patient: PatientRef;
  readonly of: EntryRef;
  readonly wrong: string;
  readonly correct: string;
}

export interface DisagreementToSend {
  readonly patient: PatientRef;
  readonly id: AmendmentId;
  readonly statement: string;
}

export interface NoteToKeep {
  readonly patient: PatientRef;
  readonly of: EntryRef;
  readonly text: string;
}

export interface EntryHidingShown {
  readonly from: Pick<EntryHiding, 'everyone' | 'helpers'>;
  /** Those who may see the record. */
  readonly helpers: readonly Helper[];
  /** Why it is held back as long as the patient says nothing. */
  readonly heldBack?: HeldBackReason;
}

export interface EntryToHide extends EntryHiding {
  readonly patient: PatientRef;
}

/** The practice has not answered the last request of this entry. */
export type AmendmentRefusal = { readonly kind: 'amendment-open' };

/** It was not denied, or another statement stands there. */
export type DisagreementRefusal = { readonly kind: 'no-disagreement' };
