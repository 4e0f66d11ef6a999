import { all, first, text, texts, type Json } from '../json/index.ts';
import { endAt, type SaidEnd } from '../values/index.ts';
import { partialDateIn } from './partial-date.ts';

/**
 * What a Condition says of its end in any of the forms that FHIR has. Words, an age and a date that cannot be read tell
 * no day, but do tell that it is over (con-4 of R4: what has an abatement is no longer active).
 */
export const abatementOf = (condition: Json, now: number): SaidEnd => {
  const said = [
    ...texts(condition, 'abatementDateTime').map((date) => dated(date, now)),
    ...all(condition, 'abatementPeriod').map((period) => dated(text(period, 'end') ?? text(period, 'start'), now)),
    ...texts(condition, 'abatementString').map(() => 'come' as const),
    ...ages.flatMap((path) => (first(condition, path) === undefined ? [] : ['come' as const])),
    ...all(condition, 'abatementBoolean').map((isOver) =>
      isOver === true ? 'come' : isOver === false ? 'to-come' : undefined,
    ),
  ];
  return said.find((end) => end === 'come') ?? said.find((end) => end !== undefined);
};

const ages = ['abatementAge.value', 'abatementRange.low.value', 'abatementRange.high.value'];

const dated = (source: string | undefined, now: number): SaidEnd => {
  if (source === undefined) return undefined;
  const date = partialDateIn(source);
  return date === undefined ? 'come' : endAt(date, now);
};
