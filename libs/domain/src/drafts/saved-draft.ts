import {
  DAY,
  failed,
  ok,
  type AccountId,
  type Brand,
  type Instant,
  type PatientRef,
  type Result,
} from '../kernel/index.ts';

/** What a draft kept at the gateway is of. */
export const draftTopics = ['messages', 'forms'] as const;
export type DraftTopic = (typeof draftTopics)[number];

/** The name of the message or form that a draft is of. */
export type DraftName = Brand<string, 'DraftName'>;

/** Field names and texts. Never a password, a code, a card or a file. */
export type DraftFields = Readonly<Record<string, string>>;

/** An unsent message or form that follows the person to another device. */
export interface SavedDraft {
  readonly name: DraftName;
  readonly fields: DraftFields;
  readonly savedAt: Instant;
  /** Greater each time the draft is saved; a device names the one that it knows. */
  readonly version: number;
}

/** Whose draft it is, and about whose records: a delegate's draft is the delegate's. */
export interface DraftHolder {
  readonly account: AccountId;
  readonly chart: PatientRef;
}

export const savedDraftLimits = { age: 30 * DAY, characters: 100_000, perChart: 100 } as const;

const longestName = 300;

/** The files of a message stay on the device. */
const files = /^messages:.* file$/;

/** What the draft is of; undefined for what is not kept at the gateway. */
export const draftTopicOf = (name: string): DraftTopic | undefined => {
  if (files.test(name) || name.length > longestName) return undefined;
  if (name.startsWith('messages:')) return 'messages';
  return /^(?:form|intake) ./.test(name) ? 'forms' : undefined;
};

export const parseDraftName = (name: string): Result<DraftName, 'not-kept'> =>
  draftTopicOf(name) === undefined ? failed('not-kept') : ok(name as DraftName);

/** Whether the draft is small enough to be kept. */
export const fitsDraft = (fields: DraftFields): boolean => JSON.stringify(fields).length <= savedDraftLimits.characters;

/** A version after both, and after that of a draft of the same name that was sent or thrown away before. */
export const nextVersion = (known: number, at: Instant): number => Math.max(known, at) + 1;

export const sameFields = (one: DraftFields, other: DraftFields): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};
