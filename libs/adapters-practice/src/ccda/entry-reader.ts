import { chartSections, type ChartSection } from '@portico/domain/health';
import type { ClinicalDate, Instant } from '@portico/domain/kernel';
import { failed, ok, type Failed, type Ok, type Result } from '@portico/domain/kernel';
import {
  lookedUp,
  partOf,
  type Place,
  type ReadRecord,
  type RefusalReason,
  type SectionStatement,
  type SourceId,
} from '../records/index.ts';
import type { Anchors } from './narrative-text.ts';
import { all, attribute, first, type Xml } from './xml-tree.ts';

/** What the reader of an entry knows beside the entry. */
export interface ReadingContext {
  readonly patient: SourceId;
  readonly anchors: Anchors;
  /** The whole text of the section, for what only it can say. */
  readonly narrative: readonly string[];
  readonly place: Place;
  readonly names: Names;
  /** When the document is read. */
  readonly now: Instant;
  /** When the document was written; absent where it does not say. */
  readonly written?: ClinicalDate;
  /** A whole record that a portal like this one wrote: its list of problems is whole, too. */
  readonly isOwn?: true;
}

export interface Problem {
  readonly reason: RefusalReason;
  readonly detail: string;
}

/** One part of an entry, mostly all of it: either records or the reason why not. */
export interface Part {
  readonly place: Place;
  readonly reading: Result<readonly ReadRecord[], Problem>;
}

export type EntryReader = (entry: Xml, around: ReadingContext) => readonly Part[];

export const refuse = (reason: RefusalReason, detail: string): Failed<Problem> => failed({ reason, detail });
export const unreadable = (detail: string): Failed<Problem> => refuse('unreadable', detail);

/**
 * Gives ids to what is read. Within one patient an entry is known by its own identifier, in any document that repeats
 * it, as long as it is about the same thing: products write one identifier, copied from a template, into documents
 * about different things. Within one document a repeated identifier gets two names, in document order.
 */
export class Names {
  readonly #patient: SourceId;
  readonly #document: SourceId;
  readonly #used = new Map<string, number>();
  readonly #known = new Map<string, SourceId>();
  readonly #acts = new Map<SourceId, Xml>();

  constructor(patient: SourceId, document: SourceId) {
    this.#patient = patient;
    this.#document = document;
  }

  of(section: ChartSection, act: Xml, place: Place, about: readonly (string | undefined)[] = []): SourceId {
    const name = this.#nameOf(section, act, place, about);
    this.#acts.set(name, act);
    return name;
  }

  /** The act that a record was named by. */
  actOf(name: SourceId): Xml | undefined {
    return this.#acts.get(name);
  }

  #nameOf(section: ChartSection, act: Xml, place: Place, about: readonly (string | undefined)[]): SourceId {
    const id = all(act, 'id').find(
      (each) => attribute(each, 'root') !== undefined && attribute(each, 'nullFlavor') === undefined,
    );
    if (id === undefined) return this.at(place);
    const own = [attribute(id, 'root')?.toLowerCase(), attribute(id, 'extension') ?? ''];
    const key = JSON.stringify([section, ...own, ...about.map((each) => each?.toLowerCase() ?? '')]);
    const times = (this.#used.get(key) ?? 0) + 1;
    this.#used.set(key, times);
    const name = partOf(this.#patient, times === 1 ? key : `${key} ${times}`);
    const bare = JSON.stringify([section, ...own]);
    if (!this.#known.has(bare)) this.#known.set(bare, name);
    return name;
  }

  /** The entry of a section that was named before by one of these identifiers. */
  known(section: ChartSection, act: Xml): SourceId | undefined {
    return all(act, 'id')
      .map((id) =>
        this.#known.get(
          JSON.stringify([section, attribute(id, 'root')?.toLowerCase(), attribute(id, 'extension') ?? '']),
        ),
      )
      .find((each) => each !== undefined);
  }

  /** Whether an entry of any section was named before by one of these identifiers. */
  isKnown(act: Xml): boolean {
    return chartSections.some((section) => this.known(section, act) !== undefined);
  }

  /** For what has no identifier of its own: its place in this document. */
  at(place: Place): SourceId {
    return partOf(this.#document, place);
  }
}

/** `true` only where it says so; a missing indicator negates nothing. */
export const isNegated = (act: Xml): boolean => attribute(act, 'negationInd') === 'true';

export const statusOf = (act: Xml | undefined): string | undefined => attribute(first(act, 'statusCode'), 'code');

/** A whole act of null flavor stands where an entry belongs and says that there is nothing to say. */
export const saysNothing = (...acts: readonly (Xml | undefined)[]): boolean =>
  acts.some((act) => attribute(act, 'nullFlavor') !== undefined);

/**
 * What an uncoded “entry” says about its section where it only stands for one: an act without information, or words of
 * absence (“No problem data is applicable”), which are told as they stand. `codes` are those of the thing itself.
 */
export const absenceIn = (
  codes: readonly string[],
  words: string | undefined,
  acts: readonly (Xml | undefined)[],
): SectionStatement | undefined => {
  if (codes.length > 0) return undefined;
  if (saysNothing(...acts)) return { kind: 'no-information' };
  return words !== undefined && wordsOfAbsence.test(words) ? { kind: 'narrative', text: [words] } : undefined;
};

const wordsOfAbsence = /^(?:no|none|not)\b|^n\/?a$|^unknown\b|\bnot available\.?$/i;

/** Denied by words that say themselves that there is nothing: such an act denies no particular thing, whatever its code. */
export const isDeniedAbsence = (act: Xml, words: string | undefined): boolean =>
  isNegated(act) && words !== undefined && wordsOfAbsence.test(words);

export const noInformation = (
  section: ChartSection,
  act: Xml,
  { names, patient, place }: ReadingContext,
): Ok<readonly ReadRecord[]> => {
  const id = names.of(section, act, place);
  return ok([{ type: 'section', id, sources: [place], patient, section, statement: { kind: 'no-information' } }]);
};

/** The source took it back. */
export const isNullified = (...acts: readonly (Xml | undefined)[]): boolean =>
  acts.some((act) => statusOf(act) === 'nullified');

/** Observations below an act by one kind of relationship (`SUBJ`, `MFST`, `REFR`). */
export const related = (act: Xml, typeCode: string): readonly Xml[] =>
  all(act, 'entryRelationship')
    .filter((relationship) => attribute(relationship, 'typeCode') === typeCode)
    .flatMap((relationship) => all(relationship, 'observation'));

/** The acts of a concern: those inside its wrapper, or the entry's own where a vendor left the wrapper out. */
export const concernParts = (entry: Xml, place: Place): readonly ConcernPart[] => {
  const bare = all(entry, 'observation').map((part) => ({ act: undefined, part, place }));
  const wrapped = all(entry, 'act').flatMap((act) => {
    const parts = related(act, 'SUBJ').filter((part) => !remarks.has(attribute(first(part, 'code'), 'code')));
    return parts.map((part, index) => ({
      act,
      part,
      place: parts.length === 1 ? place : `${place}/observation[${index + 1}]`,
    }));
  });
  return [...wrapped, ...bare];
};

export interface ConcernPart {
  readonly act: Xml | undefined;
  readonly part: Xml;
  readonly place: Place;
}

/** Severity, criticality and status hang below a concern like its observations, but say something about them. */
const remarks: ReadonlySet<string | undefined> = new Set(['SEV', '82606-5', '33999-4', '11323-3']);

/** The coded status that C-CDA hangs below an observation (LOINC 33999-4). */
export const clinicalStatus = (observation: Xml): 'active' | 'inactive' | 'resolved' | undefined => {
  const status = all(observation, 'entryRelationship/observation').find(
    (each) => attribute(first(each, 'code'), 'code') === '33999-4',
  );
  return lookedUp(clinicalStatuses, attribute(first(status, 'value'), 'code'));
};

const clinicalStatuses: Readonly<Record<string, 'active' | 'inactive' | 'resolved'>> = {
  '55561003': 'active',
  '73425007': 'inactive',
  '413322009': 'resolved',
};

/** The status of the concern around an observation, where the observation has none of its own. */
export const concernStatuses: Readonly<Record<string, 'active' | 'inactive'>> = {
  active: 'active',
  suspended: 'inactive',
  aborted: 'inactive',
  completed: 'inactive',
};
