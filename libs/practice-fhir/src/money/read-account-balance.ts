import type { Cents, Id, Result } from '@portico/practice-spi';
import { malformed, ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { all, first, text, texts, type Json } from '../json/index.ts';
import { isTarget, targetsAt } from '../resource-references.ts';
import { centsAt } from './parse-cents.ts';

/** `Account.balance` came with R5; servers of R4 say it by the extension that stands for it. */
const balanceUrl = 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Account.balance';

/** Whether an Account of each status is open. */
const isOpen: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    active: true,
    'on-hold': true,
    inactive: false,
    unknown: false,
    'entered-in-error': false,
  }),
);

const partOf = (balance: Json, name: string): Json | undefined =>
  all(balance, 'extension').find((each) => text(each, 'url') === name);

/** What the patient's share is: no part of an age, and no estimate. */
const isPatientShare = (balance: Json): boolean =>
  text(balance, 'url') === balanceUrl &&
  texts(partOf(balance, 'aggregate'), 'valueCodeableConcept.coding.code').includes('patient') &&
  partOf(balance, 'term') === undefined &&
  first(partOf(balance, 'estimate'), 'valueBoolean') !== true;

/** What a patient owes by the open accounts; undefined unless each of them is the patient's alone and says it. */
export const accountBalance = (accounts: readonly Stored[], patient: Id): Result<Cents | undefined> => {
  let due = 0;
  let isSaid = false;
  for (const { json } of accounts) {
    const subjects = targetsAt(json, 'subject');
    if (!subjects.some((each) => isTarget(each, 'Patient', patient))) continue;
    const status = text(json, 'status') ?? '';
    if (!isOpen.has(status)) return malformed('Account.status');
    if (!isOpen.get(status)) continue;
    const isShared = subjects.some(({ type, id }) => type === 'Patient' && id !== patient);
    const [balance, another] = all(json, 'extension').filter(isPatientShare);
    if (isShared || balance === undefined || another !== undefined) return ok(undefined);
    const cents = centsAt(partOf(balance, 'amount') ?? null, 'valueMoney', 'Account.balance');
    if (!cents.ok) return cents;
    due += cents.value;
    isSaid = true;
  }
  return ok(isSaid ? due : undefined);
};
