import type { ItemDetail, RecordItem } from '@portico/domain/health';
import type { ClinicalDate, PatientId } from '@portico/domain/kernel';
import { Decimal, type JsonObject } from '@portico/practice-fhir/json';
import { entryFhirId, fhirId } from '../resources/fhir-ids.ts';
import {
  absent,
  coded,
  codedAs,
  dateTime,
  referenceTo,
  said,
  some,
  terminology,
  words,
  type Resource,
} from '../resources/shared-elements.ts';

type Recommendation = RecordItem<'immunizationRecommendations'>;

const statuses: Readonly<Record<Exclude<Recommendation['status'], 'unknown'>, string>> = {
  due: 'due',
  overdue: 'overdue',
  immune: 'immune',
  contraindicated: 'contraindicated',
  completed: 'complete',
};

/** What a source recommends of one vaccine or disease, as a forecast of its own. */
export const immunizationRecommendation = (patient: PatientId, item: Recommendation): Resource => {
  const { id, name, code, date, due } = item;
  const all = (kind: ItemDetail<'immunizationRecommendations'>): readonly string[] =>
    item.details.flatMap((each) => (each.kind === kind ? (said(each.text) ?? []) : []));
  const one = (kind: ItemDetail<'immunizationRecommendations'>): string | undefined => all(kind)[0];
  const isDisease = one('disease') === name;
  const authority = one('authority');
  return {
    resourceType: 'ImmunizationRecommendation',
    id: entryFhirId(patient, id, 'immunizationRecommendations'),
    patient: referenceTo('Patient', fhirId(patient)),
    date: dateTime(date),
    _date: date === undefined ? absent : undefined,
    authority: authority === undefined ? undefined : { display: authority },
    recommendation: [
      {
        vaccineCode: isDisease ? undefined : [codedAs(code, name), ...all('other-vaccine').map((text) => ({ text }))],
        targetDisease: isDisease ? codedAs(code, name) : words(one('disease')),
        contraindicatedVaccineCode: some(all('not-to-give').map((text) => ({ text }))),
        forecastStatus: forecastOf(item),
        forecastReason: some(all('reason').map((text) => ({ text }))),
        dateCriterion: some([
          criterion('30981-5', 'Earliest date to give', one('earliest')),
          criterion('30980-7', 'Date vaccine due', due),
          criterion('59778-1', 'Date when overdue for immunization', one('overdue-from')),
          criterion('59777-3', 'Latest date to give immunization', one('latest')),
        ]),
        series: one('series'),
        ...numbered('doseNumber', one('dose')),
        ...numbered('seriesDoses', one('doses')),
      },
    ],
  };
};

const forecastOf = ({ status, value }: Recommendation): JsonObject => {
  if (status !== 'unknown') {
    return { coding: [{ system: terminology('immunization-recommendation-status'), code: statuses[status] }] };
  }
  return value?.kind === 'text' && said(value.text) !== undefined ? { text: value.text } : absent;
};

const criterion = (code: string, display: string, date: string | undefined): JsonObject | undefined =>
  date === undefined
    ? undefined
    : { code: coded('http://loinc.org', code, display), value: dateTime(date as ClinicalDate) };

/** A dose is a number, or in words. */
const numbered = (name: 'doseNumber' | 'seriesDoses', said: string | undefined): JsonObject => {
  if (said === undefined) return {};
  return /^[1-9]\d{0,5}$/.test(said) ? { [`${name}PositiveInt`]: new Decimal(said) } : { [`${name}String`]: said };
};
