import type { ItemStatus } from '@portico/domain/health';
import { related, type EntryReader, type Part, type ReadingContext } from '../entry-reader.ts';
import { actText, codedText, codesOf, performerOf, wordsOf } from '../coded-values.ts';
import { all, attribute, first, plainText, type Xml } from '../xml-tree.ts';
import { diagnosesIn } from '../read-diagnoses.ts';
import { datesOf, itemPart } from './item-part.ts';

const statuses: Readonly<Record<string, ItemStatus<'encounters'>>> = {
  completed: 'completed',
  active: 'active',
  suspended: 'on-hold',
  aborted: 'stopped',
  cancelled: 'cancelled',
};

const diagnosis = '29308-4';

/** Encounters, and their diagnoses as conditions too, but for those of a record whose list of problems is whole. */
export const readEncounters: EntryReader = (entry, around) => [
  ...all(entry, 'encounter').map((encounter) => readEncounter(encounter, around)),
  ...(around.isOwn === true ? [] : diagnosesIn(entry, around)),
];

const readEncounter = (act: Xml, around: ReadingContext): Part => {
  const { anchors } = around;
  const code = first(act, 'code');
  const problems = all(act, 'entryRelationship/act')
    .filter((each) => codesOf(first(each, 'code')).includes(diagnosis))
    .flatMap((each) => all(each, 'entryRelationship/observation'));
  const kind = { section: 'encounters', noun: 'an encounter', statuses } as const;
  return itemPart(act, around, kind, {
    name: wordsOf(code, anchors, actText(act, anchors)),
    code,
    ...datesOf(act),
    details: {
      diagnosis: problems.map((each) => codedText(first(each, 'value'), anchors)),
      reason: related(act, 'RSON').map((each) => codedText(first(each, 'value'), anchors)),
      performer: performerOf(act),
      place: placeOf(act),
      disposition: codedText(first(act, 'sdtc:dischargeDispositionCode'), anchors),
    },
  });
};

const placeOf = (act: Xml): string | undefined => {
  const location = all(act, 'participant').find((each) => attribute(each, 'typeCode') === 'LOC');
  return plainText(first(location, 'participantRole/playingEntity/name')) || undefined;
};
