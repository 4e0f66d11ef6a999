import type { RecordItem } from '@portico/practice-spi';
import { all, first, text, texts } from '../../json/index.ts';
import { conceptText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import { refuse, unreadable, type Reader } from '../reading-problem.ts';
import { codingIn } from '../source-coding.ts';
import { itemFrom } from './read-item.ts';

const statuses: Readonly<Record<string, RecordItem<'advanceDirectives'>['status']>> = {
  active: 'active',
  inactive: 'inactive',
  draft: 'preliminary',
};

/** Categories that say only that it is an advance directive (LOINC). */
const generalCategories = new Set(['42348-3']);
/** Consents that a person gives ahead of care: ConsentCategory of HL7 without a scope. */
const directiveCategories = new Set([...generalCategories, 'acd', 'dnr', 'emrgonly', 'hcd']);

/** A consent about care that is to come; one about research, privacy or a treatment at hand is none. */
export const readDirective: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  const categories = all(json, 'category');
  const isDirective =
    texts(json, 'scope.coding.code').includes('adr') ||
    texts(json, 'category.coding.code').some((code) => directiveCategories.has(code));
  if (!isDirective) return refuse('not-kept', 'a consent that is no advance directive');
  const status = text(json, 'status');
  if (status === 'proposed' || status === 'rejected') return refuse('not-kept', 'a directive that nobody gave');
  const specific = categories.find((each) => !texts(each, 'coding.code').some((code) => generalCategories.has(code)));
  const name = conceptText(specific ?? categories[0]);
  if (name === undefined) return unreadable('Consent.category is missing');
  const said = all(json, 'provision.code').flatMap((each) => conceptText(each) ?? []);
  return itemFrom(
    resource,
    referenceIndex,
    'advanceDirectives',
    statuses,
    { patient: 'patient', status },
    {
      name,
      code: codingIn(specific, 'http://loinc.org'),
      value: said.length === 0 ? undefined : { kind: 'text', text: said.join('; ') },
      date: dateAt(json, 'provision.period.start', 'dateTime', 'provision.period.end'),
      ended: first(json, 'provision.period.start') === undefined ? undefined : dateAt(json, 'provision.period.end'),
      details: { agent: all(json, 'provision.actor').map((actor) => text(first(actor, 'reference'), 'display')) },
    },
  );
};
