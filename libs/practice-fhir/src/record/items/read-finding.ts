import type { RecordItem, VitalSignValue } from '@portico/practice-spi';
import { all, first, text, texts, type Json } from '../../json/index.ts';
import { conceptText, quantityText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import type { Resource } from '../find-resources.ts';
import { refuse, unreadable, type Reading } from '../reading-problem.ts';
import type { ReferenceIndex } from '../reference-index.ts';
import { valueOf } from '../result-lines.ts';
import { codingIn } from '../source-coding.ts';
import { lookedUp } from '../table-lookup.ts';
import { itemFrom } from './read-item.ts';

type SearchedSection = 'socialHistory' | 'healthStatus' | 'clinicalTests';
type FindingSection = SearchedSection | 'advanceDirectives';

/** The categories of observations by the section that they are of, in the order in which they decide. */
export const findingCategories: Readonly<Record<SearchedSection, readonly string[]>> = {
  socialHistory: ['social-history'],
  healthStatus: ['functional-status', 'disability-status', 'cognitive-status', 'sdoh', 'survey'],
  clinicalTests: ['imaging', 'procedure', 'exam', 'therapy', 'activity'],
};

const statuses: Readonly<Record<string, RecordItem<FindingSection>['status']>> = {
  final: 'final',
  preliminary: 'preliminary',
  amended: 'corrected',
  corrected: 'corrected',
};

/** Whether there is an advance directive, and of what kind: US Core. */
const directiveCategory = 'observation-adi-documentation';

/** The section of an observation that is neither a laboratory's nor a vital sign. */
export const findingSectionOf = (json: Json): FindingSection | undefined => {
  const said = texts(json, 'category.coding.code');
  if (said.includes(directiveCategory)) return 'advanceDirectives';
  const sections = Object.keys(findingCategories) as SearchedSection[];
  return sections.find((section) => findingCategories[section].some((code) => said.includes(code)));
};

export const readFinding = (resource: Resource, referenceIndex: ReferenceIndex, section: FindingSection): Reading => {
  const { json } = resource;
  if (text(json, 'status') === 'cancelled') return refuse('not-kept', 'an observation that was not made');
  const name = conceptText(first(json, 'code'));
  if (name === undefined) return unreadable('Observation.code is missing');
  const components = all(json, 'component');
  const groups = components.length > 0 || all(json, 'hasMember').length > 0;
  const value = answerIn(json) ?? (groups ? undefined : unknown);
  if (value === undefined && components.length === 0)
    return refuse('not-kept', 'a panel, whose members stand for themselves');
  return itemFrom(
    resource,
    referenceIndex,
    section,
    statuses,
    { patient: 'subject', status: text(json, 'status') },
    {
      name,
      code: codingIn(first(json, 'code'), 'http://loinc.org'),
      value,
      valueCode: answerCodeIn(json),
      components: some(components.flatMap(componentOf)),
      date: dateAt(json, 'effectiveDateTime', 'effectivePeriod.start', 'effectivePeriod.end', 'effectiveInstant'),
      ended: dateAt(json, 'effectivePeriod.end'),
      details: { part: components.map(partText) },
    },
  );
};

const unknown: VitalSignValue = { kind: 'unknown' };

/** Why there is no value: v3-NullFlavor by any of its names. */
const nullFlavors: Readonly<Record<string, string>> = {
  UNK: 'unknown',
  ASKU: 'asked but unknown',
  NASK: 'not asked',
  OTH: 'other',
};
const nullFlavorSystem = /(?:v3-NullFlavor|2\.16\.840\.1\.113883\.5\.1008)$/;

/** The value, and in words why there is none. */
const answerIn = (holder: Json): Exclude<VitalSignValue, { readonly kind: 'unknown' }> | undefined => {
  const value = valueOf(holder);
  const code = answerCodeIn(holder);
  const isBare = value?.kind === 'text' && value.text === code?.code && nullFlavorSystem.test(code.system ?? '');
  const words = isBare ? lookedUp(nullFlavors, value.text) : undefined;
  return words === undefined ? value : { kind: 'text', text: words };
};

const answerCodeIn = (holder: Json) => codingIn(first(holder, 'valueCodeableConcept'), 'http://snomed.info/sct');

/** A question with an answer; one without either is none. */
const componentOf = (component: Json): readonly Component[] => {
  const [name, value] = [conceptText(first(component, 'code')), answerIn(component)];
  if (name === undefined || value === undefined) return [];
  const [code, valueCode] = [codingIn(first(component, 'code'), 'http://loinc.org'), answerCodeIn(component)];
  return [{ name, value, ...(code && { code }), ...(valueCode && { valueCode }) }];
};

type Component = NonNullable<RecordItem['components']>[number];

const some = <Each>(list: readonly Each[]): readonly Each[] | undefined => (list.length === 0 ? undefined : list);

const partText = (component: Json): string | undefined => {
  const name = conceptText(first(component, 'code'));
  const value = answerIn(component);
  if (value === undefined) return undefined;
  const said = value.kind === 'text' ? value.text : quantityText(first(component, 'valueQuantity'));
  return name === undefined || said === undefined ? undefined : `${name}: ${said}`;
};

/** What a person says of themselves, as an entry of their social history. */
export const selfSaid = (
  name: string,
  code: string,
  concept: Json,
): Pick<RecordItem<'socialHistory'>, 'name' | 'code' | 'value' | 'valueCode'> => {
  const holder = { valueCodeableConcept: concept };
  const valueCode = answerCodeIn(holder);
  return {
    name,
    code: { system: 'http://loinc.org', code },
    value: answerIn(holder) ?? unknown,
    ...(valueCode && { valueCode }),
  };
};
