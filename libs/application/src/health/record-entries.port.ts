import type {
  AmendmentId,
  AmendmentKey,
  AmendmentRequest,
  AmendmentStatus,
  EntryRef,
  OwnNote,
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

/** The practice has not answered the last request of this entry. */
export type AmendmentRefusal = { readonly kind: 'amendment-open' };

/** It was not denied, or another statement stands there. */
export type DisagreementRefusal = { readonly kind: 'no-disagreement' };
