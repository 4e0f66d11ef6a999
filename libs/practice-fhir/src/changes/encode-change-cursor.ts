import { createHash } from 'node:crypto';
import type { Cursor } from '@portico/practice-spi';

/** Up to where changes were told, and which of those that are asked for again were told already. */
export interface Told {
  /** Milliseconds of the server's own clock. */
  readonly until: number;
  readonly seen: readonly string[];
}

/** A change told twice costs a reader little; a cursor that grows without end costs every call. */
const mostSeen = 200;

/** A short name of one version of a resource. */
export const nameOfVersion = (type: string, id: string, version: string): string =>
  createHash('sha256').update(`${type}/${id} ${version}`).digest('base64url').slice(0, 8);

export const cursorOf = ({ until, seen }: Told): Cursor =>
  Buffer.from(JSON.stringify([until, ...seen.slice(-mostSeen)])).toString('base64url');

/** Undefined for what is no cursor of this adapter. */
export const toldIn = (cursor: Cursor): Told | undefined => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(read)) return undefined;
    const [until, ...seen] = read as readonly unknown[];
    const isWhole =
      typeof until === 'number' && Number.isFinite(until) && seen.every((each) => typeof each === 'string');
    return isWhole ? { until, seen } : undefined;
  } catch {
    return undefined;
  }
};
