import type { RecordItem, VitalSignValue } from '@portico/practice-spi';
import { all, first, text, texts, type Json } from '../../json/index.ts';
import { conceptText, quantityText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import type { Resource } from '../find-resources.ts';
import { refuse, unreadable, type Reading } from '../reading-problem.ts';
import type { ReferenceIndex } from '../reference-index.ts';
import { valueOf } from '../result-lines.ts';
import { codingIn } from '../source-coding.ts';
import { itemFrom } from './read-item.ts';

type FindingSection = 'socialHistory' | 'healthStatus' | 'clinicalTests';

/** The categories of observations by the section that they are of, in the order in which they decide. */
export const findingCategories: Readonly<Record<FindingSection, readonly string[]>> = {
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

/** The section of an observation that is neither a laboratory's nor a vital sign. */
export const findingSectionOf = (json: Json): FindingSection | undefined => {
  const said = texts(json, 'category.coding.code');
  const sections = Object.keys(findingCategories) as FindingSection[];
  return sections.find((section) => findingCategories[section].some((code) => said.includes(code)));
};

export const readFinding = (resource: Resource, referenceIndex: ReferenceIndex, section: FindingSection): Reading => {
  const { json } = resource;
  if (text(json, 'status') === 'cancelled') return refuse('not-kept', 'an observation that was not made');
  const name = conceptText(first(json, 'code'));
  if (name === undefined) return unreadable('Observation.code is missing');
  const components = all(json, 'component');
  const groups = components.length > 0 || all(json, 'hasMember').length > 0;
  const value = valueOf(json) ?? (groups ? undefined : unknown);
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
      date: dateAt(json, 'effectiveDateTime', 'effectivePeriod.start', 'effectivePeriod.end', 'effectiveInstant'),
      ended: dateAt(json, 'effectivePeriod.end'),
      details: { part: components.map(partText) },
    },
  );
};

const unknown: VitalSignValue = { kind: 'unknown' };

const partText = (component: Json): string | undefined => {
  const name = conceptText(first(component, 'code'));
  const value = valueOf(component);
  if (value === undefined) return undefined;
  const said = value.kind === 'text' ? value.text : quantityText(first(component, 'valueQuantity'));
  return name === undefined || said === undefined ? undefined : `${name}: ${said}`;
};
