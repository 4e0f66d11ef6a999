import type { FreeTime, Key } from '@portico/practice-spi';
import type { Stored } from '../client/stored-resource.ts';
import { all, text, type Json, type JsonObject } from '../json/index.ts';
import { instant, momentAt } from '../parse-moments.ts';

/** The naming system of the claims that the portal puts on a Slot: whose time it is, and for a hold until when. */
export const claimSystem = 'urn:portico:claim';

export interface SlotClaim {
  readonly key: Key;
  /** When the claim was made, or the end of a hold, as milliseconds; absent where it cannot be read. */
  readonly since?: number;
  readonly until?: number;
}

const isClaim = (identifier: Json): boolean => text(identifier, 'system') === claimSystem;

export const claimOn = (slot: Json): SlotClaim | undefined => {
  const identifier = all(slot, 'identifier').find(isClaim);
  const key = text(identifier, 'value');
  if (key === undefined) return undefined;
  const [since, until] = [momentAt(identifier, 'period.start'), momentAt(identifier, 'period.end')];
  return {
    key,
    ...(since === undefined ? {} : { since: Date.parse(since) }),
    ...(until === undefined ? {} : { until: Date.parse(until) }),
  };
};

const withIdentifiers = (slot: JsonObject, status: string, identifiers: readonly Json[]): JsonObject => {
  const { identifier: _before, ...rest } = slot;
  return { ...rest, status, ...(identifiers.length === 0 ? {} : { identifier: identifiers }) };
};

const others = (slot: JsonObject): readonly Json[] => all(slot, 'identifier').filter((each) => !isClaim(each));

export const claimIdentifier = ({ key, since, until }: SlotClaim): JsonObject => ({
  system: claimSystem,
  value: key,
  period: {
    ...(since === undefined ? {} : { start: instant(since) }),
    ...(until === undefined ? {} : { end: instant(until) }),
  },
});

/** A Slot that is taken under a key, for good or, as a hold, until a moment. */
export const claimed = (slot: JsonObject, claim: SlotClaim): JsonObject =>
  withIdentifiers(slot, claim.until === undefined ? 'busy' : 'busy-tentative', [
    ...others(slot),
    claimIdentifier(claim),
  ]);

export const freed = (slot: JsonObject): JsonObject => withIdentifiers(slot, 'free', others(slot));

/** Free, or kept by a hold of ours whose time is over. */
export const isFree = ({ json }: Stored, now: number): boolean => {
  const status = text(json, 'status');
  if (status === 'free') return true;
  const until = status === 'busy-tentative' ? claimOn(json)?.until : undefined;
  return until !== undefined && until <= now;
};

export const isHeldUnder = ({ json }: Stored, key: Key): boolean =>
  text(json, 'status') === 'busy-tentative' && claimOn(json)?.key === key;

export const timeOf = ({ id, version, json }: Stored): FreeTime | undefined => {
  const [start, end] = [momentAt(json, 'start'), momentAt(json, 'end')];
  return start === undefined || end === undefined
    ? undefined
    : { id, start, end, ...(version === undefined ? {} : { version }) };
};
