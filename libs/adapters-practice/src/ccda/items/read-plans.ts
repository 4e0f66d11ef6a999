import type { ItemStatus } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import type { ItemRecord } from '../../records/index.ts';
import { related, type EntryReader, type Part, type ReadingContext } from '../entry-reader.ts';
import { actText, codedText, performerOf, spanOf, timeOf, wordsOf } from '../coded-values.ts';
import { all, attribute, first, isElement, plainText, type Xml } from '../xml-tree.ts';
import { valueOf } from '../read-results.ts';
import { datesOf, itemPart, loinc } from './item-part.ts';
import { isRecommendedVaccine, readRecommendedImmunization } from './read-recommended-immunization.ts';

const goalMoods: ReadonlySet<string> = new Set(['GOL']);
const doneMoods: ReadonlySet<string> = new Set(['EVN']);
const planMoods: ReadonlySet<string> = new Set(['INT', 'ARQ', 'PRMS', 'PRP', 'RQO', 'APT']);

const goalStatuses: Readonly<Record<string, ItemStatus<'goals'>>> = {
  active: 'active',
  completed: 'completed',
  suspended: 'on-hold',
  aborted: 'stopped',
  cancelled: 'cancelled',
};

/** What is ordered or intended and goes on is planned: its mood says so. */
const planStatuses: Readonly<Record<string, ItemStatus<'carePlans'>>> = {
  ...goalStatuses,
  new: 'planned',
  active: 'planned',
};

const isGoal = (act: Xml): boolean => attribute(act, 'moodCode') === 'GOL';

export const readGoals: EntryReader = (entry, around) =>
  all(entry, 'observation').map((observation) => readGoal(observation, around));

const readGoal = (act: Xml, around: ReadingContext): Part => {
  const { anchors } = around;
  const code = first(act, 'code');
  const { low, high } = spanOf(first(act, 'effectiveTime'));
  const kind = {
    section: 'goals',
    noun: 'a goal',
    statuses: goalStatuses,
    moods: goalMoods,
    denied: 'refuted',
  } as const;
  return itemPart(act, around, kind, {
    name: wordsOf(code, anchors, actText(act, anchors)),
    code,
    system: loinc,
    value: valueOf(first(act, 'value'), anchors),
    date: low,
    due: high,
  });
};

const planned = ['observation', 'act', 'encounter', 'procedure', 'substanceAdministration', 'supply'];

/** What is planned; goals that stand among it are goals, and vaccines that are proposed are recommended. */
export const readPlans: EntryReader = (entry, around) =>
  planned.flatMap((element) =>
    all(entry, element).map((act) => {
      if (isGoal(act)) return readGoal(act, around);
      return isRecommendedVaccine(act) ? readRecommendedImmunization(act, around) : readPlan(act, around);
    }),
  );

/** What is ordered or intended, wherever it stands. */
export const isPlanned = (act: Xml): boolean => [...planMoods].some((mood) => mood === attribute(act, 'moodCode'));

/** What was done, as part of a plan: what was measured or given has values that a plan has no place for. */
const isDone = (act: Xml): boolean => doneElements.has(act.name) && attribute(act, 'moodCode') === 'EVN';
const doneElements: ReadonlySet<string> = new Set(['act', 'encounter', 'procedure']);

/** An entry that says what was done, which is not what is planned. */
export const isAllDone = (entry: Xml): boolean => entry.children.filter(isElement).every(isDone);

export const readPlan = (act: Xml, around: ReadingContext): Part => {
  const { anchors } = around;
  const material =
    first(act, 'consumable/manufacturedProduct/manufacturedMaterial') ??
    first(act, 'product/manufacturedProduct/manufacturedMaterial');
  const code = first(material, 'code') ?? first(act, 'code');
  const kind = {
    section: 'carePlans',
    noun: 'a plan',
    statuses: isDone(act) ? goalStatuses : planStatuses,
    moods: isDone(act) ? doneMoods : planMoods,
    denied: 'refuted',
  } as const;
  return itemPart(act, around, kind, {
    name: wordsOf(code, anchors, plainText(first(material, 'name')), actText(act, anchors)),
    code,
    ...datesOf(act),
    details: {
      reason: related(act, 'RSON').map((each) => codedText(first(each, 'value'), anchors)),
      performer: performerOf(act),
    },
  });
};

/** What the patient is told to do, in its own words before those of its code, which names the kind only. */
export const readInstructions: EntryReader = (entry, around) =>
  all(entry, 'act').map((act) => readInstruction(act, around));

const readInstruction = (act: Xml, around: ReadingContext): Part => {
  const { anchors } = around;
  const code = first(act, 'code');
  const kind = {
    section: 'carePlans',
    noun: 'an instruction',
    statuses: isPlanned(act) ? planStatuses : goalStatuses,
    moods: new Set([...planMoods, 'EVN']),
    denied: 'refuted',
  } as const;
  return itemPart(act, around, kind, { name: actText(act, anchors) ?? wordsOf(code, anchors), code, ...datesOf(act) });
};

/** The text of an assessment, or of a plan without entries, as one entry: a chart may have several of them. */
export const wholeText = (
  section: Xml,
  { names, patient, place, narrative, written: whole }: Omit<ReadingContext, 'anchors'>,
): Part | undefined => {
  const name = plainText(first(section, 'title')) || codedText(first(section, 'code'), new Map());
  if (narrative.length === 0 || name === undefined) return undefined;
  const id = names.of('carePlans', section, place, [name]);
  const written = timeOf(attribute(first(section, 'author/time'), 'value')) ?? whole;
  const item: ItemRecord & { readonly section: 'carePlans' } = {
    type: 'item',
    section: 'carePlans',
    id,
    sources: [place],
    patient,
    item: {
      id,
      name,
      value: { kind: 'text', text: narrative.join('\n') },
      ...(written === undefined ? {} : { date: written }),
      status: 'final',
      details: [],
    },
  };
  return { place, reading: ok([item]) };
};
