import type { PartialDate, RecordItem } from '@portico/practice-spi';
import { all, digits, first, text, type Json } from '../../json/index.ts';
import { knownFields } from '../../pick-known-fields.ts';
import { codesOf, conceptText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import type { Resource } from '../find-resources.ts';
import type { ReferenceIndex } from '../reference-index.ts';
import { refuse, unreadable, type Reader, type Reading } from '../reading-problem.ts';
import { codingIn, nameBehind } from '../source-coding.ts';
import { itemFrom, joinReadings } from './read-item.ts';

type Status = RecordItem<'immunizationRecommendations'>['status'];
type Criterion = 'earliest' | 'due' | 'overdue' | 'latest';
type Dates = Readonly<Partial<Record<Criterion, PartialDate>>>;

const statuses: ReadonlyMap<string, Status> = new Map(
  Object.entries({
    due: 'due',
    overdue: 'overdue',
    immune: 'immune',
    contraindicated: 'contraindicated',
    complete: 'completed',
  }),
);

/** What a date is about: codes of LOINC, and words that were used before them. */
const criteria: ReadonlyMap<string, Criterion> = new Map(
  Object.entries({
    '30981-5': 'earliest',
    '30980-7': 'due',
    '59778-1': 'overdue',
    '59777-3': 'latest',
    earliest: 'earliest',
    recommended: 'due',
    due: 'due',
    overdue: 'overdue',
    latest: 'latest',
  }),
);

const cvx = 'http://hl7.org/fhir/sid/cvx';

/** What a forecast says of each vaccine or disease is an entry of its own; nothing of it is worked out. */
export const readImmunizationRecommendation: Reader = (resource, referenceIndex) => {
  const recommendations = all(resource.json, 'recommendation');
  if (recommendations.length === 0) return refuse('not-kept', 'a forecast that recommends nothing');
  const parts = eachOnce(recommendations.map(partOf));
  return joinReadings(
    recommendations.map((each, index) => readOne(resource, referenceIndex, each, parts[index] ?? '')),
  );
};

/** Those that were there before have a number behind them, which makes them no other that is there. */
const eachOnce = (parts: readonly string[]): readonly string[] => {
  const used = new Set(parts);
  const seen = new Set<string>();
  return parts.map((part) => {
    let name = part;
    for (let again = 1; seen.has(part) && used.has(name); again += 1) name = `${part} ${again}`;
    seen.add(part);
    used.add(name);
    return name;
  });
};

/** A later version of a forecast has another order: what it is about and its dose tell an entry from others. */
const partOf = (each: Json): string => {
  const about = codesOf(first(each, 'vaccineCode'))[0] ?? codesOf(first(each, 'targetDisease'))[0] ?? '';
  return `recommendation ${[about, doseOf(each, 'doseNumber')].filter((part) => part !== undefined).join(' ')}`;
};

const readOne = (resource: Resource, referenceIndex: ReferenceIndex, each: Json, part: string): Reading => {
  const { json } = resource;
  const [vaccine, ...others] = all(each, 'vaccineCode');
  const [disease, banned] = [first(each, 'targetDisease'), all(each, 'contraindicatedVaccineCode')];
  const named = vaccine ?? disease;
  const name = conceptText(named);
  if (name === undefined)
    return unreadable('ImmunizationRecommendation.recommendation names neither vaccine nor disease');
  const forecast = first(each, 'forecastStatus');
  const { dates, isClear } = datesIn(all(each, 'dateCriterion'));
  const date = dateAt(json, 'date');
  const status = statusOf(forecast);
  const isConsistent = isClear && isInOrder(dates) && !(status === 'overdue' && isBefore(date, dates.overdue));
  const words = status === 'unknown' ? conceptText(forecast) : undefined;
  return itemFrom(
    resource,
    referenceIndex,
    'immunizationRecommendations',
    { known: status, unclear: 'unknown' },
    { patient: 'patient', status: isConsistent ? 'known' : 'unclear', part },
    {
      name,
      code: codingIn(named, cvx),
      value: words === undefined ? undefined : { kind: 'text', text: words },
      date,
      due: dates.due,
      details: {
        earliest: dates.earliest,
        'overdue-from': dates.overdue,
        latest: dates.latest,
        // Where it stands alone it is the name too, so that it is told from a vaccine.
        disease: conceptText(disease),
        'other-vaccine': others.map(conceptText),
        'not-to-give': banned.map(conceptText),
        dose: doseOf(each, 'doseNumber'),
        doses: doseOf(each, 'seriesDoses'),
        series: text(each, 'series'),
        reason: all(each, 'forecastReason').map(conceptText),
        authority: nameBehind(resource, referenceIndex, first(json, 'authority')),
      },
    },
  );
};

/** Two codes that say different things are a contradiction. */
const statusOf = (forecast: Json | undefined): Status => {
  const said = new Set(codesOf(forecast).flatMap((code) => statuses.get(code) ?? []));
  const [only] = said;
  return said.size === 1 && only !== undefined ? only : 'unknown';
};

/** Two dates for one thing are a contradiction, and neither is told. */
const datesIn = (said: readonly Json[]): { readonly dates: Dates; readonly isClear: boolean } => {
  const found = new Map<Criterion, Set<PartialDate>>();
  for (const each of said) {
    const date = dateAt(each, 'value');
    const codes = codesOf(first(each, 'code'));
    const about = codes.map((code) => criteria.get(code)).find(Boolean);
    if (date !== undefined && about !== undefined) found.set(about, (found.get(about) ?? new Set()).add(date));
  }
  const clear = [...found].flatMap(([about, [only, ...more]]) =>
    only === undefined || more.length > 0 ? [] : [[about, only] as const],
  );
  return { dates: knownFields(Object.fromEntries(clear)), isClear: clear.length === found.size };
};

/** As far as both are written; what is said less precisely is not before what is said more precisely. */
const isBefore = (one: PartialDate | undefined, other: PartialDate | undefined): boolean => {
  if (one === undefined || other === undefined) return false;
  const length = Math.min(one.length, other.length, 10);
  return one.slice(0, length) < other.slice(0, length);
};

const isInOrder = ({ earliest, due, overdue, latest }: Dates): boolean =>
  !isBefore(due, earliest) && !isBefore(overdue, due) && !isBefore(latest, due) && !isBefore(latest, earliest);

const doseOf = (each: Json, name: 'doseNumber' | 'seriesDoses'): string | undefined =>
  digits(each, `${name}PositiveInt`) ?? text(each, `${name}String`);
