import type { Medication, MedicationFill } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import { isToCome } from '@portico/practice-fhir/values';
import { knownFields, lookedUp, statementOf, type ReadRecord } from '../records/index.ts';
import type { Anchors } from './narrative-text.ts';
import {
  isNegated,
  isNullified,
  absenceIn,
  refuse,
  related,
  statusOf,
  unreadable,
  type EntryReader,
  type Part,
  type ReadingContext,
} from './entry-reader.ts';
import {
  actText,
  amountText,
  codedText,
  codesOf,
  codingOf,
  personNames,
  ratioText,
  spanOf,
  type Span,
} from './coded-values.ts';
import { endsBefore } from './decide-status.ts';
import { all, attribute, first, plainText, type Xml } from './xml-tree.ts';

/** A medication by itself, or inside the discharge-medication act of a hospital. */
export const readMedications: EntryReader = (entry, around) => {
  const acts = [
    ...all(entry, 'substanceAdministration'),
    ...all(entry, 'act/entryRelationship/substanceAdministration'),
  ];
  return acts.map((act, index) => {
    const place = acts.length === 1 ? around.place : `${around.place}/substanceAdministration[${index + 1}]`;
    return { place, reading: readOne(act, { ...around, place }) };
  });
};

/**
 * What was taken before a stay, or given during one. That it was “active” then does not make it current: the list of
 * the discharge decides.
 */
export const readPastMedications: EntryReader = (entry, around) =>
  readMedications(entry, around).map(({ place, reading }) => ({
    place,
    reading: reading.ok ? ok(reading.value.map(notCurrent)) : reading,
  }));

const notCurrent = (record: ReadRecord): ReadRecord =>
  record.type === 'medication' && record.medication.status === 'current'
    ? { ...record, medication: { ...record.medication, status: 'unknown' } }
    : record;

const statuses: Readonly<Record<string, Medication['status']>> = {
  active: 'current',
  completed: 'past',
  aborted: 'past',
  suspended: 'not-taken',
  held: 'not-taken',
  cancelled: 'not-taken',
};

/**
 * R1.1 writers put “completed” on every entry: without an end, or before the day of it, it does not mean that it was
 * stopped. On that day it is past: what is read then is not read again. An “active” one that had ended when the document
 * was written contradicts itself.
 */
const statusIn = (act: Xml, bounds: Span, { written, now }: ReadingContext): Medication['status'] => {
  const status = lookedUp(statuses, statusOf(act)) ?? 'unknown';
  if (status === 'current' && endsBefore(bounds, written)) return 'unknown';
  const isEnded = bounds.high !== undefined && !isToCome(bounds.high, now);
  return statusOf(act) === 'completed' && !isEnded ? 'unknown' : status;
};

/** “Drug or medicament” as such: denying it denies all. SNOMED CT. */
const anyDrug = '410942007';

const readOne = (act: Xml, around: ReadingContext): Part['reading'] => {
  const { anchors, names, patient, place } = around;
  if (isNullified(act)) return refuse('entered-in-error', 'statusCode is nullified');
  const material =
    first(act, 'consumable/manufacturedProduct/manufacturedMaterial') ??
    first(act, 'consumable/manufacturedProduct/manufacturedLabeledDrug');
  const coded = first(material, 'code');
  const codes = codesOf(coded);
  const own = plainText(first(material, 'name'));
  const drug = codedText(coded, anchors) ?? (own === '' ? undefined : own);
  const record = { id: names.of('medications', act, place, [drug]), sources: [place], patient };
  const negated = isNegated(act);
  const none = negated && (drug === undefined || codes.includes(anyDrug));
  const statement = none
    ? ({ kind: 'none-known' } as const)
    : (statementOf(codes, drug) ?? absenceIn(codes, drug, [act]));
  if (statement !== undefined) return ok([{ ...record, type: 'section', section: 'medications', statement }]);
  const sig = freeText(act, anchors);
  const name = drug ?? sig ?? actText(act, anchors);
  if (name === undefined) return unreadable('a medication without a drug');
  const code = codingOf(coded, '2.16.840.1.113883.6.88', '2.16.840.1.113883.6.69');
  const dose = amountText(first(act, 'doseQuantity'));
  const instructions = name === sig ? undefined : (sig ?? directions(act, drug, anchors));
  const reason = reasonIn(act, anchors);
  const prescriber = prescriberOf(act);
  const bounds = spanOf(all(act, 'effectiveTime').find((time) => !isFrequency(time)));
  const medication: Medication = {
    id: record.id,
    name,
    ...knownFields({ code, dose, instructions, reason, prescriber, started: bounds.low, ended: bounds.high }),
    status: negated ? 'not-taken' : statusIn(act, bounds, around),
    ...refillsOf(act),
    ...fillsOf(act),
  };
  return ok([{ ...record, type: 'medication', medication }]);
};

/** What it is taken for: each of its indications. */
const reasonIn = (act: Xml, anchors: Anchors): string | undefined => {
  const said = related(act, 'RSON')
    .filter((each) => !isNullified(each) && !isNegated(each))
    .flatMap((each) => codedText(first(each, 'value'), anchors) ?? actText(each, anchors) ?? []);
  return said.length === 0 ? undefined : [...new Set(said)].join('; ');
};

const fillStatuses: Readonly<Record<string, MedicationFill['status']>> = {
  active: 'pending',
  completed: 'completed',
  aborted: 'cancelled',
  cancelled: 'cancelled',
};

/** A supply of which only is said who made it tells nothing of what was handed out. */
const saysSomething = ({ date, quantity, status }: MedicationFill): boolean =>
  status !== 'unknown' || date !== undefined || quantity !== undefined;

/** To the minute, as far as it is written; what has no date is last. */
const minute = ({ date }: MedicationFill): string => date?.slice(0, 16) ?? '';

/** What was handed out, or was not: each supply that is an event (`EVN`), newest first. */
const fillsOf = (act: Xml): Pick<Medication, 'fills'> => {
  const supplies = all(act, 'entryRelationship/supply').filter(
    (each) => attribute(each, 'moodCode') === 'EVN' && !isNullified(each) && !isNegated(each),
  );
  const fills = supplies.map((supply): MedicationFill => {
    const { low, high } = spanOf(first(supply, 'effectiveTime'));
    const [date, quantity] = [low ?? high, amountText(first(supply, 'quantity'))];
    return { ...knownFields({ date, quantity }), status: lookedUp(fillStatuses, statusOf(supply)) ?? 'unknown' };
  });
  const newest = fills.filter(saysSomething).sort((one, other) => minute(other).localeCompare(minute(one)));
  return newest.length === 0 ? {} : { fills: newest };
};

/** How often it may be filled again: an order of a supply (`INT`) counts the first time too. */
const refillsOf = (act: Xml): Pick<Medication, 'refillsAllowed'> => {
  const orders = all(act, 'entryRelationship/supply').filter(
    (each) => attribute(each, 'moodCode') === 'INT' && !isNullified(each) && !isNegated(each),
  );
  const [fills] = orders.flatMap(
    (each) => attribute(first(each, 'repeatNumber'), 'value')?.match(/^[1-9]\d{0,3}$/) ?? [],
  );
  return fills === undefined ? {} : { refillsAllowed: Number(fills) - 1 };
};

/** Who wrote the order of a supply (`INT`); who wrote the entry itself may only have noted it. */
const prescriberOf = (act: Xml): string | undefined => {
  const orders = all(act, 'entryRelationship/supply').filter((each) => attribute(each, 'moodCode') === 'INT');
  return personNames(orders.flatMap((each) => all(each, 'author/assignedAuthor/assignedPerson/name')))[0];
};

/** The prescription in the prescriber's words (LOINC 76662-6). */
const freeText = (act: Xml, anchors: Anchors): string | undefined => {
  const below = all(act, 'entryRelationship/substanceAdministration');
  return actText(
    below.find((each) => attribute(first(each, 'code'), 'code') === '76662-6'),
    anchors,
  );
};

/**
 * The directions in the words of the entry itself (`text`), where they say more than the name of the drug; else in
 * signs made of what is coded.
 */
const directions = (act: Xml, drug: string | undefined, anchors: Anchors): string | undefined => {
  const words = actText(act, anchors);
  return drug === undefined || words === undefined || words === drug ? signs(act, anchors) : words;
};

const frequencies: ReadonlySet<string | undefined> = new Set(['PIVL_TS', 'EIVL_TS', 'PIVL', 'EIVL']);

const isFrequency = (time: Xml): boolean =>
  frequencies.has(attribute(time, 'xsi:type')) ||
  first(time, 'period') !== undefined ||
  first(time, 'event') !== undefined;

/** How it is taken, in signs that need no language, and what the source adds in words. */
const signs = (act: Xml, anchors: Anchors): string | undefined => {
  const timing = all(act, 'effectiveTime').flatMap((time) => {
    const period = amountText(first(time, 'period'));
    const event = attribute(first(time, 'event'), 'code');
    return period === undefined ? (event ?? []) : `1 × / ${period}`;
  });
  const needed = all(act, 'precondition').map((condition) => {
    const why = codedText(first(condition, 'criterion/value'), anchors);
    return why === undefined ? 'PRN' : `PRN: ${why}`;
  });
  const instructed = all(act, 'entryRelationship/act')
    .filter((each) => all(each, 'templateId').some((template) => attribute(template, 'root') === instructionTemplate))
    .flatMap((each) => actText(each, anchors) ?? []);
  const parts = [
    ...timing,
    codedText(first(act, 'routeCode'), anchors),
    ...needed,
    mostOf(first(act, 'maxDoseQuantity')),
    ...instructed,
  ].filter((each) => each !== undefined);
  return parts.length === 0 ? undefined : [...new Set(parts)].join(' · ');
};

/** No more than so much in such a time. */
const mostOf = (ratio: Xml | undefined): string | undefined => {
  const most = ratioText(ratio, ' / ');
  return most && `≤ ${most}`;
};

const instructionTemplate = '2.16.840.1.113883.10.20.22.4.20';
