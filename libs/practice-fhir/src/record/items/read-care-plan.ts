import type { RecordItem, VitalSignValue } from '@portico/practice-spi';
import { all, first, text, texts } from '../../json/index.ts';
import { conceptText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import { refuse, unreadable, type Reader } from '../reading-problem.ts';
import { htmlTokens } from '../notes/html-tokens.ts';
import { codingIn, nameBehind } from '../source-coding.ts';
import { itemFrom, namedBehind } from './read-item.ts';

const statuses: Readonly<Record<string, RecordItem<'carePlans'>['status']>> = {
  active: 'active',
  'on-hold': 'on-hold',
  completed: 'completed',
  revoked: 'cancelled',
};

const ideas: ReadonlySet<string | undefined> = new Set(['proposal', 'option']);

export const readCarePlan: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  if (ideas.has(text(json, 'intent'))) return refuse('not-kept', 'a proposal is no plan');
  if (text(json, 'status') === 'draft') return refuse('not-kept', 'a draft is no plan');
  const category = all(json, 'category').find((each) => !texts(each, 'coding.code').includes('assess-plan'));
  const activities = all(json, 'activity').flatMap(
    (each) =>
      conceptText(first(each, 'detail.code')) ?? namedBehind(resource, referenceIndex, first(each, 'reference')) ?? [],
  );
  const [words] = texts(json, 'text.div').flatMap((div) => narrativeText(div) || []);
  const name =
    text(json, 'title') ??
    text(json, 'description') ??
    conceptText(category) ??
    conceptText(first(json, 'category')) ??
    words;
  if (name === undefined) return unreadable('CarePlan has neither title nor category');
  const value: VitalSignValue | undefined =
    activities.length > 0 || words === undefined || words === name ? undefined : { kind: 'text', text: words };
  return itemFrom(
    resource,
    referenceIndex,
    'carePlans',
    statuses,
    { patient: 'subject', status: text(json, 'status') },
    {
      name,
      value: text(json, 'text.status') === 'empty' ? undefined : value,
      date: dateAt(json, 'period.start', 'created'),
      ended: dateAt(json, 'period.end'),
      details: {
        activity: activities,
        reason: all(json, 'addresses').map((each) => namedBehind(resource, referenceIndex, each)),
      },
    },
  );
};

/** A planned procedure, test or referral. */
export const readServiceRequest: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  if (ideas.has(text(json, 'intent'))) return refuse('not-kept', 'a proposal is no order');
  if (text(json, 'status') === 'draft') return refuse('not-kept', 'a draft is no order');
  if (first(json, 'doNotPerform') === true) return refuse('not-kept', 'an order that something is not done');
  const name = conceptText(first(json, 'code'));
  if (name === undefined) return unreadable('ServiceRequest.code is missing');
  return itemFrom(
    resource,
    referenceIndex,
    'carePlans',
    statuses,
    { patient: 'subject', status: text(json, 'status') },
    {
      name,
      code: codingIn(first(json, 'code'), 'http://snomed.info/sct'),
      date: dateAt(json, 'occurrenceDateTime', 'occurrencePeriod.start', 'authoredOn'),
      details: {
        reason: [
          ...all(json, 'reasonCode').map(conceptText),
          ...all(json, 'reasonReference').map((each) => namedBehind(resource, referenceIndex, each)),
        ],
        performer: all(json, 'performer').map((each) => nameBehind(resource, referenceIndex, each)),
      },
    },
  );
};

/** The text of a narrative without its markup; only text leaves here. */
const narrativeText = (div: string): string =>
  htmlTokens(div)
    .map((token) => (token.kind === 'text' ? token.text : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
