import { createHash } from 'node:crypto';
import { lineColumns, type ActivityRow } from './activity-rows.ts';

/** Where a line stands in its chain. */
export interface Place {
  readonly chain: string;
  /** From 1 on, without gaps. */
  readonly position: number;
}

/** The newest seal of a chain. A copy kept elsewhere proves later that the end of the chain was not cut off. */
export interface ChainHead {
  readonly chain: string;
  readonly position: number;
  /** In hex. */
  readonly hash: string;
}

export const beforeTheFirst = Buffer.alloc(32);

/** SHA-256 of the hash before it, and of everything that the line says at its place (ADR 51). */
export const sealOf = (before: Uint8Array, { chain, position }: Place, row: ActivityRow): Buffer =>
  createHash('sha256')
    .update(before)
    .update(
      JSON.stringify([
        'v1',
        chain,
        position,
        row.seq,
        row.practice,
        row.subject,
        row.at,
        row.actor,
        row.actorKind,
        row.action,
        row.resource,
        row.outcome,
        row.reason,
        row.address,
        row.userAgent,
        row.session,
        row.request,
        row.key,
      ]),
    )
    .digest();

export const lines = lineColumns('a');
