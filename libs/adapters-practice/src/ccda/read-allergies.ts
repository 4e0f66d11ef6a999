import { allergyCategories, type Allergy, type AllergyCategory, type ReactionSeverity } from '@portico/domain/health';
import { ok } from '@portico/domain/kernel';
import { lookedUp, statementOf, type SectionStatement } from '../records/index.ts';
import {
  clinicalStatus,
  concernParts,
  concernStatuses,
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
import { actText, codedText, codeName, codesOf, codingOf, spanOf } from './coded-values.ts';
import { decideStatus } from './decide-status.ts';
import type { Anchors } from './narrative-text.ts';
import { all, attribute, first, plainText, type Xml } from './xml-tree.ts';

/** Each observation of an allergy concern is an allergy of its own. */
export const readAllergies: EntryReader = (entry, around) =>
  concernParts(entry, around.place).map(({ act, part, place }) => ({
    place,
    reading: readOne(part, act, { ...around, place }),
  }));

/** Kinds of allergy that name no substance group; SNOMED CT. */
const anyAllergy = new Set(['419199007', '420134006', '418038007', '106190000', '609328004']);
/** Substance as such, and the two groups of substances that get denied as a whole. */
const anySubstance = '105590001';
const substanceGroups = new Set([anySubstance, '410942007', '762766007']);
const groups = new Set<string>([
  ...anyAllergy,
  ...allergyCategories,
  '416098002',
  '414285001',
  '418471000',
  '419511003',
  '235719002',
  '59037007',
  '426232007',
]);

const snomed = '2.16.840.1.113883.6.96';
/** RxNorm for drugs, UNII and SNOMED CT for other substances. */
const substanceSystems = ['2.16.840.1.113883.6.88', '2.16.840.1.113883.4.9', snomed];

const isGroup = (value: Xml | undefined): boolean => codesOf(value).every((each) => groups.has(each));

/** Allergy, intolerance and propensity to reactions, by what they are to; SNOMED CT, which has none to biologics. */
const categoryCodes: Readonly<Record<string, AllergyCategory>> = {
  '414285001': 'food',
  '235719002': 'food',
  '418471000': 'food',
  '416098002': 'medication',
  '59037007': 'medication',
  '419511003': 'medication',
  '426232007': 'environment',
};

/** Of the code and of its translations, which may be words of FHIR: several kinds stand in no other way. */
const categoriesOf = (value: Xml | undefined): readonly AllergyCategory[] => {
  const codes = codesOf(value);
  const said = codes.map((code) => lookedUp(categoryCodes, code));
  return allergyCategories.filter((each) => said.includes(each) || codes.includes(each));
};

const readOne = (observation: Xml, act: Xml | undefined, around: ReadingContext): Part['reading'] => {
  if (isNullified(observation, act)) return refuse('entered-in-error', 'statusCode is nullified');
  const { anchors, narrative, names, patient, place } = around;
  const value = first(observation, 'value');
  const playing = all(observation, 'participant')
    .filter((participant) => attribute(participant, 'typeCode') === 'CSM')
    .flatMap((participant) => all(participant, 'participantRole/playingEntity'))[0];
  const code = first(playing, 'code');
  const own = plainText(first(playing, 'name'));
  // The name of the code before its text: well-known samples, and products made after them, let the substance point
  // at the text of its reaction.
  const specific = codesOf(value).some((each) => !groups.has(each)) ? codedText(value, anchors) : undefined;
  const substance = codeName(code) ?? codedText(code, anchors) ?? (own === '' ? undefined : own) ?? specific;
  const record = { id: names.of('allergies', observation, place, [substance]), sources: [place], patient };
  const words = actText(observation, anchors) ?? actText(act, anchors);
  const deniesAll = substance === undefined || codesOf(code).some((each) => substanceGroups.has(each));
  const coded = [...codesOf(code), ...codesOf(value).filter((each) => !groups.has(each))];
  const statement =
    statementOf([...codesOf(value), ...codesOf(code)], substance ?? codedText(value, anchors) ?? words) ??
    absenceIn(coded, isNegated(observation) ? undefined : (substance ?? words), [observation, act]) ??
    (isNegated(observation) && deniesAll
      ? denial([...codesOf(value), ...codesOf(code)], words === undefined ? narrative : [words])
      : undefined);
  if (statement !== undefined) return ok([{ ...record, type: 'section', section: 'allergies', statement }]);
  if (substance === undefined) return unreadable('an allergy observation without a substance');
  const coding = codingOf(code, ...substanceSystems) ?? codingOf(isGroup(value) ? undefined : value, snomed);
  const categories = categoriesOf(value);
  const span = spanOf(first(observation, 'effectiveTime'));
  const recorded = spanOf(first(act, 'effectiveTime')).low ?? span.low;
  const severity = severityOf(observation, act);
  const graded = severitiesOf(observation, anchors);
  const criticality = criticalityOf(observation, act);
  const reactions = reactionsOf(observation).flatMap((reaction) => reactionText(reaction, anchors) ?? []);
  const allergy: Allergy = {
    id: record.id,
    substance,
    ...(coding === undefined ? {} : { code: coding }),
    ...(categories.length === 0 ? {} : { categories }),
    reactions: [...new Set(reactions)],
    ...(severity === undefined ? {} : { severity }),
    ...(graded.length === 0 ? {} : { reactionSeverities: graded }),
    ...(criticality === undefined ? {} : { criticality }),
    ...(recorded === undefined ? {} : { recorded }),
    status: decideStatus({
      negated: isNegated(observation),
      coded: clinicalStatus(observation),
      concern: lookedUp(concernStatuses, statusOf(act)),
      span,
      written: around.written,
      now: around.now,
    }),
  };
  return ok([{ ...record, type: 'allergy', allergy }]);
};

/** Denying any allergy is “none known”; denying those to drugs or food says nothing about others. */
const denial = (codes: readonly string[], text: readonly string[]): SectionStatement | undefined => {
  if (codes.every((code) => anyAllergy.has(code) || code === anySubstance)) return { kind: 'none-known' };
  return text.length === 0 ? undefined : { kind: 'narrative', text };
};

const severities: Readonly<Record<string, Allergy['severity']>> = {
  '255604002': 'mild',
  '371923003': 'moderate',
  '6736007': 'moderate',
  '371924009': 'severe',
  '24484000': 'severe',
  '399166001': 'severe',
};
const order = ['severe', 'moderate', 'mild'] as const;

const severityTemplate = '2.16.840.1.113883.10.20.22.4.8';
const reactionTemplate = '2.16.840.1.113883.10.20.22.4.9';

const isOf = (each: Xml, template: string): boolean =>
  all(each, 'templateId').some((id) => attribute(id, 'root') === template);

const isSeverity = (each: Xml): boolean =>
  attribute(first(each, 'code'), 'code') === 'SEV' || isOf(each, severityTemplate);

/** What an observation says it is goes before how it hangs: some products swap reaction and severity. */
const reactionsOf = (observation: Xml): readonly Xml[] => [
  ...related(observation, 'MFST').filter((each) => !isSeverity(each)),
  ...related(observation, 'SUBJ').filter((each) => isOf(each, reactionTemplate) && !isSeverity(each)),
];

/** The worst that is said of it, below a reaction, the allergy itself (R1.1) or its concern. */
const severityOf = (observation: Xml, act: Xml | undefined): Allergy['severity'] => {
  const holders = [...(act === undefined ? [] : [act]), observation, ...reactionsOf(observation)];
  return worstOf(holders.flatMap((each) => [...related(each, 'SUBJ'), ...(each === act ? [] : related(each, 'MFST'))]));
};

const worstOf = (remarks: readonly Xml[]): Allergy['severity'] => {
  const said = remarks.filter(isSeverity).map((each) => lookedUp(severities, attribute(first(each, 'value'), 'code')));
  return order.find((word) => said.includes(word));
};

const reactionText = (reaction: Xml, anchors: Anchors): string | undefined =>
  codedText(first(reaction, 'value'), anchors) ?? actText(reaction, anchors);

/** The severity of each reaction that has one of its own; the worst where a reaction stands twice. */
const severitiesOf = (observation: Xml, anchors: Anchors): readonly ReactionSeverity[] => {
  const below = new Map<string, readonly Xml[]>();
  for (const each of reactionsOf(observation)) {
    const reaction = reactionText(each, anchors);
    if (reaction === undefined) continue;
    below.set(reaction, [...(below.get(reaction) ?? []), ...related(each, 'SUBJ'), ...related(each, 'MFST')]);
  }
  return [...below].flatMap(([reaction, remarks]) => {
    const severity = worstOf(remarks);
    return severity === undefined ? [] : { reaction, severity };
  });
};

/** ObservationValue of HL7, code system 2.16.840.1.113883.5.1063. */
const criticalities: Readonly<Record<string, NonNullable<Allergy['criticality']>>> = {
  CRITL: 'low',
  CRITH: 'high',
  CRITU: 'unable-to-assess',
};

/** LOINC 82606-5, at the allergy itself, else at its concern where that is about one allergy. */
const criticalityOf = (observation: Xml, act: Xml | undefined): Allergy['criticality'] => {
  const isOne = all(act, 'entryRelationship/observation').filter((each) => first(each, 'participant')).length === 1;
  return [observation, ...(act !== undefined && isOne ? [act] : [])]
    .flatMap((holder) => related(holder, 'SUBJ'))
    .filter((each) => attribute(first(each, 'code'), 'code') === '82606-5')
    .map((each) => lookedUp(criticalities, attribute(first(each, 'value'), 'code')))
    .find((each) => each !== undefined);
};
