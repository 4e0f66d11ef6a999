import type { VitalSign, VitalSignPart } from '@portico/domain/health';
import { ok, type ClinicalDate } from '@portico/domain/kernel';
import { knownFields, lookedUp } from '../records/index.ts';
import {
  isNullified,
  noInformation,
  refuse,
  saysNothing,
  statusOf,
  unreadable,
  type EntryReader,
  type Part,
  type ReadingContext,
} from './entry-reader.ts';
import { codedText, codesOf, codingOf, spanOf } from './coded-values.ts';
import { all, first, type Xml } from './xml-tree.ts';
import { valueOf } from './read-results.ts';

const loinc = '2.16.840.1.113883.6.1';
const systolic = '8480-6';
const diastolic = '8462-4';

interface Measured {
  readonly place: string;
  /** One, or the two parts of a blood pressure. */
  readonly observations: readonly [Xml, ...(readonly Xml[])];
  readonly date: ClinicalDate | undefined;
}

/** Each observation of an organizer is a vital sign, but for the two parts of one blood pressure. */
export const readVitalSigns: EntryReader = (entry, around) => {
  const organizers = all(entry, 'organizer').map((organizer) => ({
    organizer,
    observations: all(organizer, 'component/observation'),
  }));
  const bare = all(entry, 'observation').map((each) => ({ organizer: undefined, observations: [each] }));
  return [...organizers, ...bare].flatMap(({ organizer, observations }) => {
    if (isNullified(organizer)) {
      return [{ place: around.place, reading: refuse('entered-in-error', 'statusCode is nullified') }];
    }
    return measuredIn(observations, organizer, around.place).map((measured) => ({
      place: measured.place,
      reading: readOne(measured, { ...around, place: measured.place }),
    }));
  });
};

const dateOf = (act: Xml | undefined): ClinicalDate | undefined => {
  const { low, high } = spanOf(first(act, 'effectiveTime'));
  return low ?? high;
};

const isOf = (code: string, observation: Xml): boolean => codesOf(first(observation, 'code')).includes(code);

/** What was measured together: a systolic and a diastolic value of one moment, where each is there once. */
const measuredIn = (observations: readonly Xml[], organizer: Xml | undefined, place: string): readonly Measured[] => {
  const dated = observations.map((observation, index) => ({
    place: observations.length === 1 ? place : `${place}/observation[${index + 1}]`,
    observation,
    date: dateOf(observation) ?? dateOf(organizer),
  }));
  const ofMoment = (code: string, moment: ClinicalDate | undefined) =>
    dated.filter(({ date, observation }) => date === moment && isOf(code, observation) && !isNullified(observation));
  return dated.flatMap((measured): readonly Measured[] => {
    const [upper, ...moreUpper] = ofMoment(systolic, measured.date);
    const [lower, ...moreLower] = ofMoment(diastolic, measured.date);
    const alone: Measured = { place: measured.place, observations: [measured.observation], date: measured.date };
    if (upper === undefined || lower === undefined || moreUpper.length + moreLower.length > 0) return [alone];
    if (measured === lower) return [];
    return [measured === upper ? { ...alone, observations: [upper.observation, lower.observation] } : alone];
  });
};

const statuses: Readonly<Record<string, VitalSign['status']>> = { completed: 'final', active: 'preliminary' };

const statusIn = (observation: Xml): VitalSign['status'] => lookedUp(statuses, statusOf(observation)) ?? 'unknown';

const readOne = ({ observations, date }: Measured, around: ReadingContext): Part['reading'] => {
  const [act] = observations;
  if (isNullified(act)) return refuse('entered-in-error', 'statusCode is nullified');
  const { anchors, names, patient, place } = around;
  const codes = observations.flatMap((each) => codesOf(first(each, 'code')));
  if (codes.length === 0 && saysNothing(...observations)) return noInformation('vitalSigns', act, around);
  const parts = observations.flatMap((observation): readonly VitalSignPart[] => {
    const code = first(observation, 'code');
    const name = codedText(code, anchors);
    const value = valueOf(first(observation, 'value'), anchors) ?? ({ kind: 'unknown' } as const);
    return name === undefined ? [] : [{ name, ...knownFields({ code: codingOf(code, loinc) }), value }];
  });
  if (parts.length < observations.length) return unreadable('a vital sign without a code');
  const name = parts.map((part) => part.name).join(' / ');
  const id = names.of('vitalSigns', act, place, [name, date]);
  const status = statusIn(act);
  const vitalSign: VitalSign = {
    id,
    name,
    status: observations.every((each) => statusIn(each) === status) ? status : 'unknown',
    parts,
    ...knownFields({ code: observations.length === 1 ? codingOf(first(act, 'code'), loinc) : undefined, date }),
  };
  return ok([{ type: 'vital-sign', id, sources: [place], patient, vitalSign }]);
};
