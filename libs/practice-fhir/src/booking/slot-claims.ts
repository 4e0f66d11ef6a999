import type { Answer, Call, FreeTime, Hold, Key } from '@portico/practice-spi';
import {
  conflict,
  hasProblem,
  notOffered,
  ok,
  refused,
  unknownOutcome,
  type Failure,
} from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { first, text } from '../json/index.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { isTarget, referenceTo, targetOf, targetsAt } from '../resource-references.ts';
import { claimed, claimOn, freed, isFree, isHeldUnder, timeOf, type SlotClaim } from '../times/claim-on-slot.ts';

export interface ClaimedSlot {
  readonly slot: Stored;
  /** As it was before, to be put back. */
  readonly before: Stored['json'];
  /** An earlier try under the same key had claimed it. */
  readonly isEarlier: boolean;
}

/** Whether a slot is of the calendar and the time that are wanted. */
const isWanted = (slot: Stored, { time, calendar }: Pick<ClaimWanted, 'time' | 'calendar'>): boolean => {
  const own = timeOf(slot);
  return (
    isTarget(targetOf(first(slot.json, 'schedule')), 'Schedule', calendar) &&
    Date.parse(own?.start ?? '') === Date.parse(time.start) &&
    Date.parse(own?.end ?? '') === Date.parse(time.end)
  );
};

const earlier = (slot: Stored): ClaimedSlot => ({ slot, before: freed(slot.json), isEarlier: true });

export interface ClaimWanted {
  readonly time: FreeTime;
  /** The calendar that the slot has to be of. */
  readonly calendar: string;
  readonly hold?: Hold | undefined;
  readonly claim: SlotClaim;
}

/** Whether an earlier try under this key has the slot; a hold that is over is no claim any more. */
const isOurs = (slot: Stored, { key, until }: SlotClaim, now: number): boolean => {
  const claim = claimOn(slot.json);
  return claim?.key === key && !isFree(slot, now) && (claim.until === undefined) === (until === undefined);
};

/**
 * Takes a Slot under a key, for a booking or as a hold: replaced only in the version in which it was free. Of many who
 * try, the server lets one through.
 */
export const claimSlot = async (server: PracticeServer, wanted: ClaimWanted, call: Call): Answer<ClaimedSlot> => {
  const { time, hold, claim } = wanted;
  if (time.id === undefined) return notOffered;
  const capabilities = await server.client.capabilities();
  if (!capabilities.ok) return capabilities;
  if (!capabilities.value.canChange('Slot')) return freeSlotOf(server, wanted, call);
  const version = hold?.version ?? time.version;
  const remembered = server.slots.atVersion(time.id, version);
  const read = remembered === undefined ? await server.client.read('Slot', time.id, call) : ok(remembered);
  if (!read.ok) return hasProblem(read, 'gone') ? conflict : read;
  const slot = read.value;
  const now = server.host.now();
  if (isOurs(slot, claim, now)) return ok(earlier(slot));
  const isHeld = hold !== undefined && isHeldUnder(slot, hold.id);
  if (!isWanted(slot, wanted) || (!isHeld && !isFree(slot, now))) return conflict;
  const changed = await server.client.change(slot, claimed(slot.json, claim), call);
  server.slots.forget(slot.id);
  if (!changed.ok)
    return claimAfter(server, wanted, { slot, wasRemembered: remembered !== undefined, problem: changed }, call);
  const owner = claimOn(changed.value.json)?.key;
  if (owner !== undefined && owner !== claim.key) return conflict;
  if (text(changed.value.json, 'status') === 'free') return refused('Slot.status');
  server.slots.keep(changed.value);
  return ok({ slot: changed.value, before: isHeld ? slot.json : freed(slot.json), isEarlier: false });
};

/** The slot on a server that marks slots itself, and lets no client do it: looked at, and left as it is. */
const freeSlotOf = async (server: PracticeServer, wanted: ClaimWanted, call: Call): Answer<ClaimedSlot> => {
  const slot = await server.client.read('Slot', wanted.time.id ?? '', call);
  if (!slot.ok) return hasProblem(slot, 'gone') ? conflict : slot;
  return isWanted(slot.value, wanted) && isFree(slot.value, server.host.now()) ? ok(earlier(slot.value)) : conflict;
};

/** A claim that was refused or whose answer was lost: the slot itself tells whose it is. */
const claimAfter = async (
  server: PracticeServer,
  wanted: ClaimWanted,
  failure: { readonly slot: Stored; readonly wasRemembered: boolean; readonly problem: Failure },
  call: Call,
): Answer<ClaimedSlot> => {
  const { slot, wasRemembered, problem } = failure;
  if (!hasProblem(problem, 'conflict', 'unknown')) return problem;
  const now = await server.client.read('Slot', slot.id, call);
  if (!now.ok) return hasProblem(problem, 'unknown') ? unknownOutcome : now;
  if (claimOn(now.value.json)?.key === wanted.claim.key) {
    return ok({ slot: now.value, before: freed(now.value.json), isEarlier: hasProblem(problem, 'conflict') });
  }
  if (hasProblem(problem, 'unknown')) return now.value.version === slot.version ? unknownOutcome : conflict;
  // What was remembered had become old, and the slot may be free all the same.
  const isHeld = wanted.hold !== undefined && isHeldUnder(now.value, wanted.hold.id);
  if (!wasRemembered || (!isHeld && !isFree(now.value, server.host.now()))) return conflict;
  return claimSlot(server, wanted, call);
};

const triesToPutBack = 3;

/** Puts a slot into another state as long as it is under our key; one that is not is left alone. */
export const putBack = async (
  server: PracticeServer,
  of: {
    readonly id: string;
    readonly isOurs: (slot: Stored) => boolean;
    readonly after: (slot: Stored) => Stored['json'];
  },
  call: Call,
  seen?: Stored,
): Answer<void> => {
  let slot = seen;
  for (let left = triesToPutBack; left > 0; left -= 1) {
    const read = slot === undefined ? await server.client.read('Slot', of.id, call) : ok(slot);
    if (!read.ok) return hasProblem(read, 'gone') ? ok(undefined) : read;
    if (!of.isOurs(read.value)) return ok(undefined);
    const changed = await server.client.change(read.value, of.after(read.value), call);
    server.slots.forget(of.id);
    if (changed.ok) return ok(undefined);
    if (!hasProblem(changed, 'conflict')) return changed;
    slot = undefined;
  }
  return conflict;
};

/** Undoes a claim, to the hold or to the free time that it was; false if the slot may still be claimed. */
export const undoClaim = async (server: PracticeServer, claim: ClaimedSlot, key: Key, call: Call): Promise<boolean> => {
  const of = {
    id: claim.slot.id,
    isOurs: (slot: Stored) => claimOn(slot.json)?.key === key,
    after: () => claim.before,
  };
  const undone = await putBack(server, of, call, claim.slot);
  if (!undone.ok) server.host.log('fhir-slot-not-freed', { problem: undone.error.kind });
  return undone.ok;
};

const isOnSlot = ({ json }: Stored, slot: string): boolean =>
  targetsAt(json, 'slot').some((target) => isTarget(target, 'Slot', slot));

/** The Appointments on a slot, of any status; undefined where the server cannot search for them. */
export const appointmentsOn = async (
  server: PracticeServer,
  slot: string,
  call: Call,
): Answer<readonly Stored[] | undefined> => {
  const capabilities = await server.client.capabilities();
  if (!capabilities.ok) return capabilities;
  if (!capabilities.value.knows('Appointment', 'slot')) return ok(undefined);
  const found = await server.client.searchAll('Appointment', { slot: referenceTo({ type: 'Slot', id: slot }) }, call);
  return found.ok ? ok(found.value.matches.filter((stored) => isOnSlot(stored, slot))) : found;
};
