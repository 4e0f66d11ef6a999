import { createHash } from 'node:crypto';
import type { Brand, DocumentId, LabId } from '@portico/domain/kernel';

/**
 * The name of one record of the outside world inside the practice system: stable, so that reading the same input
 * again names the same rows, and safe as any domain id (`parseId`).
 */
export type SourceId = Brand<string, 'SourceId'>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * A UUID names the same thing everywhere and stays as it is, so that files which refer to each other by UUID fit
 * together. Anything else means something only within `namespace` (the system or export it was found in) and is
 * hashed together with it, so that `Patient/1` of two systems never meet.
 */
export const sourceIdOf = (namespace: string, name: string): SourceId => {
  const bare = name.replace(/^urn:uuid:/i, '').toLowerCase();
  return (uuid.test(bare) ? bare : digest(JSON.stringify([namespace, name])).slice(0, 32)) as SourceId;
};

/** The name of a part of a record: the second allergy of an entry, a member of a care team. */
export const partOf = (whole: SourceId, part: string): SourceId =>
  digest(JSON.stringify([whole, part])).slice(0, 32) as SourceId;

/** Labs are named by a positive integer on the wire (`APT-025`): 48 bits of a hash of the source id. */
export const labIdOf = (id: SourceId): LabId => Math.max(1, Number.parseInt(digest(id).slice(0, 12), 16)) as LabId;

/** Every source id has the form of a domain id. */
export const documentIdOf = (id: SourceId): DocumentId => id as string as DocumentId;
