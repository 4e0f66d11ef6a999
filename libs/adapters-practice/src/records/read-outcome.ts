import type { Instant } from '@portico/domain/kernel';
import type { Place, ReadRecord } from './record-types.ts';
import type { SourceId } from './source-id.ts';

/** One file, or one answer of a server. */
export interface ReadInput {
  /** How refusals name it; a path in most cases. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** When it is read: an address or a place in a team whose end has not come is in force. */
  readonly now: Instant;
  /**
   * The system or export that the input belongs to. Ids that are not unique in the world (`Patient/1`) mean the same
   * record within one namespace and never across two. Left out, it is the folder of `name`.
   */
  readonly namespace?: string;
  /** Whose record it is, where the input does not say; an input that names its patient keeps to that one. */
  readonly patient?: SourceId;
}

/**
 * Nothing is dropped: each resource (FHIR), entry, section without readable entries, or header (C-CDA) of the input
 * is either among the `sources` of a record or the `record` of exactly one refusal.
 */
export interface ReadOutcome {
  readonly records: readonly ReadRecord[];
  readonly refusals: readonly Refusal[];
}

export interface Refusal {
  /** `ReadInput.name`. */
  readonly source: string;
  /** The place in the input; empty where the input as a whole is refused. */
  readonly record: Place;
  readonly reason: RefusalReason;
  /** In words for the person who imports; names elements and codes, never names of people or values of results. */
  readonly detail: string;
}

export const refusalReasons = [
  /** The portal has no place for records of this kind: counted and reported, no error. */
  'not-kept',
  /** The source itself took it back. */
  'entered-in-error',
  /** The source holds it back on purpose. */
  'withheld',
  /** A newer version of the same record stands in the same input or in the practice. */
  'superseded',
  /** Two statements of one thing and one time that exclude each other: a person has to look. */
  'conflict',
  /** A status that no table of ours names; guessing one could show a withdrawn record as current. */
  'unknown-status',
  /** It should have been read, but something needed is missing or not in its prescribed form. */
  'unreadable',
  /** The input is not well-formed, or not in the encoding it claims. */
  'malformed',
  /** The input declares a document type, which may pull in or blow up into anything. */
  'document-type',
  /** Larger or deeper than any honest record. */
  'too-large',
  /** Neither FHIR JSON nor C-CDA XML. */
  'unknown-format',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const ordinary: ReadonlySet<RefusalReason> = new Set(['not-kept', 'entered-in-error', 'withheld', 'superseded']);

/** Reasons that call for a person's attention; the others are the ordinary rest of any export. */
export const isError = (reason: RefusalReason): boolean => !ordinary.has(reason);

export const nothingRead: ReadOutcome = { records: [], refusals: [] };

export const joined = (outcomes: readonly ReadOutcome[]): ReadOutcome => ({
  records: outcomes.flatMap(({ records }) => records),
  refusals: outcomes.flatMap(({ refusals }) => refusals),
});

export const namespaceOf = ({ name, namespace }: ReadInput): string =>
  namespace ?? name.slice(0, Math.max(0, name.replaceAll('\\', '/').lastIndexOf('/')));
