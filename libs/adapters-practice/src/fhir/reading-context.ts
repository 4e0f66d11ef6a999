import type { ClinicalDate, Instant, Result } from '@portico/domain/kernel';
import {
  dateAt as partialDateAt,
  type ClinicalReader,
  type Origin,
  type Problem,
  type ReferenceIndex,
  type Resource,
} from '@portico/practice-fhir/record';
import { labIdOf, partOf, sourceIdOf, type ReadRecord, type SourceId } from '../records/index.ts';

export type Reading = Result<readonly ReadRecord[], Problem>;
export type Reader = (resource: Resource, referenceIndex: ReferenceIndex) => Reading;

/** An input whose resources are named by source ids. URLs and URNs mean the same everywhere; only bare names need the namespace. */
export const originOf = (source: string, namespace: string, prefix: string, now: Instant): Origin => ({
  source,
  namespace,
  prefix,
  now,
  idOf: (name) => sourceIdOf(/^(https?|urn):/.test(name) ? '' : namespace, name),
  partOf: (whole, part) => partOf(whole as SourceId, part),
});

/** The id of a resource, a target or a record of an origin, which is a source id there. */
export const sourceIdIn = ({ id }: { readonly id: string }): SourceId => id as SourceId;

/** Dates of a reader are of the grammar of clinical dates. */
export const dateAt = (...of: Parameters<typeof partialDateAt>): ClinicalDate | undefined =>
  partialDateAt(...of) as ClinicalDate | undefined;

/** A reader of the published package, in the words of the domain: the same but for its ids and the brands of its dates. */
export const inDomain =
  (read: ClinicalReader): Reader =>
  (resource, referenceIndex) => {
    const reading = read(resource, referenceIndex);
    if (!reading.ok) return reading;
    const value = reading.value.map((record) => {
      if (record.type === 'lab') return { ...record, lab: { ...record.lab, id: labIdOf(sourceIdIn(record)) } };
      return record;
    });
    return { ok: true, value: value as readonly object[] as readonly ReadRecord[] };
  };
