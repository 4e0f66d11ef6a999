import type { ItemComponent, ItemStatus } from '@portico/domain/health';
import { type EntryReader, type Part, type ReadingContext } from '../entry-reader.ts';
import { knownFields } from '../../records/index.ts';
import { actText, codesOf, codingOf, personNames, timeOf, wordsOf } from '../coded-values.ts';
import { all, attribute, first, type Xml } from '../xml-tree.ts';
import { valueOf } from '../read-results.ts';
import { datesOf, itemPart, loinc, snomed } from './item-part.ts';

type FindingSection = 'socialHistory' | 'healthStatus' | 'advanceDirectives';

const statuses: Readonly<Record<string, ItemStatus<FindingSection>>> = { completed: 'final' };

/** Codes of an observation that only say that its value is so. */
const assertions = new Set(['ASSERTION', '55607006', '409586006', '404684003', '373930000', '64572001']);
const deliveryDate = '11778-8';
const industry = '86188-0';

/** Each observation of a section of findings, also those that an organizer holds together. */
export const readFindings =
  (section: FindingSection, noun: string): EntryReader =>
  (entry, around) => {
    const observations = [...all(entry, 'observation'), ...all(entry, 'organizer/component/observation')];
    return observations.map((observation, index) => {
      const place = observations.length === 1 ? around.place : `${around.place}/observation[${index + 1}]`;
      return readFinding(section, noun, observation, { ...around, place });
    });
  };

const readFinding = (section: FindingSection, noun: string, act: Xml, around: ReadingContext): Part => {
  const { anchors } = around;
  const [code, value] = [first(act, 'code'), first(act, 'value')];
  const industries = section === 'socialHistory' ? industriesOf(act, anchors) : [];
  const isAsserted = codesOf(code).some((each) => assertions.has(each));
  const named = isAsserted ? value : code;
  const kind = { section, noun, statuses, denied: 'refuted' as const };
  return itemPart(act, around, kind, {
    name: wordsOf(named, anchors, actText(act, anchors)),
    code: named,
    system: isAsserted ? snomed : loinc,
    ...(isAsserted ? {} : answerOf(value, anchors)),
    components: industries.length === 0 ? undefined : industries,
    ...datesOf(act),
    due: timeOf(attribute(first(delivery(act), 'value'), 'value')),
    ...(section === 'advanceDirectives' && { details: { agent: agentsOf(act) } }),
    ...(section === 'socialHistory' && { details: { part: industries.map(inWords) } }),
  });
};

/** A value in words keeps its code; where there is none, the null flavor that says why. */
const answerOf = (
  value: Xml | undefined,
  anchors: ReadingContext['anchors'],
): Pick<ItemComponent, 'value' | 'valueCode'> => {
  const said = valueOf(value, anchors) ?? { kind: 'unknown' };
  const nullFlavor = attribute(value, 'nullFlavor');
  const coding = codingOf(value, snomed) ?? (nullFlavor && { code: nullFlavor, system: nullFlavors });
  return { value: said, ...(said.kind === 'text' && coding && { valueCode: coding }) };
};

const nullFlavors = 'urn:oid:2.16.840.1.113883.5.1008';

/** What an occupation says of the industry. */
const industriesOf = (act: Xml, anchors: ReadingContext['anchors']): readonly ItemComponent[] =>
  all(act, 'entryRelationship/observation')
    .filter((each) => codesOf(first(each, 'code')).includes(industry))
    .flatMap((each) => {
      const code = first(each, 'code');
      const name = wordsOf(code, anchors);
      if (name === undefined) return [];
      return [{ name, ...knownFields({ code: codingOf(code, loinc) }), ...answerOf(first(each, 'value'), anchors) }];
    });

const inWords = ({ name, value }: ItemComponent): string | undefined =>
  value.kind === 'text' ? `${name}: ${value.text}` : undefined;

const delivery = (act: Xml): Xml | undefined =>
  all(act, 'entryRelationship/observation').find((each) => codesOf(first(each, 'code')).includes(deliveryDate));

/** Who is to decide or keeps the paper. */
const agentsOf = (act: Xml): readonly (string | undefined)[] =>
  all(act, 'participant')
    .filter((each) => attribute(each, 'typeCode') === 'CST')
    .map((each) => personNames(all(each, 'participantRole/playingEntity/name'))[0]);
