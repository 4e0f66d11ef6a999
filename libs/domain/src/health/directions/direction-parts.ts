import {
  dayTimes,
  doseForm,
  rhythms,
  routeNamed,
  timeUnit,
  weekDays,
  type DayTime,
  type Rhythm,
  type WeekDay,
} from './direction-codes.ts';

/** One number or two ends, in the digits of the source. */
export interface Numbers {
  readonly least: string;
  readonly most?: string;
}

/** Its unit is as the source has it; of a part that is known, it has a name. */
export interface Amount extends Numbers {
  readonly unit: string;
}

/** What one sign of directions says. What is unknown is kept as words. */
export type DirectionPart =
  | { readonly kind: 'amount'; readonly amount: Amount }
  | { readonly kind: 'often'; readonly times: Numbers; readonly every: Amount }
  | { readonly kind: 'every-hours'; readonly hours: string }
  | { readonly kind: 'rhythm'; readonly code: Rhythm }
  | { readonly kind: 'day-time'; readonly code: DayTime }
  | { readonly kind: 'week-day'; readonly code: WeekDay }
  | { readonly kind: 'clock'; readonly time: string }
  | { readonly kind: 'route'; readonly named: string }
  | { readonly kind: 'needed'; readonly reason?: string }
  | { readonly kind: 'lasting'; readonly bound: '' | '≤ ' | '≥ '; readonly time: Amount }
  | { readonly kind: 'in-all'; readonly times: Numbers }
  | { readonly kind: 'most'; readonly amount: Partial<Amount> & Numbers; readonly time: Amount }
  | { readonly kind: 'at-once'; readonly amount: Partial<Amount> & Numbers }
  | { readonly kind: 'words'; readonly text: string };

/** A part, and what parts it from the one before. */
export interface DirectionPiece {
  readonly after: '' | '; ' | ' · ' | '. ';
  readonly part: DirectionPart;
}

type Reader = (text: string) => DirectionPart | undefined;

const number = '(\\d+(?:\\.\\d+)?)';
const upTo = (unit = ''): string => `${number}${unit}(?: – ${number}${unit})?`;

const numbers = (least = '', most?: string): Numbers => (most === undefined ? { least } : { least, most });

const oftenSign = new RegExp(`^${upTo()} × / ${number} (\\S+)(?: – ${number} \\4)?$`);
const lastingSign = new RegExp(`^× (≤ |≥ )?${number} (\\S+)(?: – ${number} \\3)?$`);
const inAllSign = new RegExp(`^${upTo()} ×$`);
const mostSign = new RegExp(`^≤ ${number}(?: (\\S+(?: [^\\s/]+)*))? / ${number} (\\S+)$`);
const atOnceSign = new RegExp(`^≤ ${number} (\\S+(?: [^\\s/]+)*) / 1 ×$`);
const amountSign = new RegExp(`^${number} (\\S+)(?: – ${number} \\2)?$`);

const often: Reader = (text) => {
  const [, times, mostTimes, least, unit = '', most] = oftenSign.exec(text) ?? [];
  if (timeUnit(unit) === undefined) return undefined;
  return { kind: 'often', times: numbers(times, mostTimes), every: { ...numbers(least, most), unit } };
};

const lasting: Reader = (text) => {
  const [, bound = '', least, unit = '', most] = lastingSign.exec(text) ?? [];
  if (timeUnit(unit) === undefined || (bound !== '' && most !== undefined)) return undefined;
  return { kind: 'lasting', bound: bound as '' | '≤ ' | '≥ ', time: { ...numbers(least, most), unit } };
};

const inAll: Reader = (text) => {
  const [found, least, most] = inAllSign.exec(text) ?? [];
  return found === undefined ? undefined : { kind: 'in-all', times: numbers(least, most) };
};

const mostIn: Reader = (text) => {
  const [, most = '', of, least = '', unit = ''] = mostSign.exec(text) ?? [];
  if (timeUnit(unit) === undefined) return undefined;
  const amount = of === undefined ? { least: most } : { least: most, unit: of };
  return { kind: 'most', amount, time: { least, unit } };
};

const atOnce: Reader = (text) => {
  const [, least, unit] = atOnceSign.exec(text) ?? [];
  return least === undefined || unit === undefined ? undefined : { kind: 'at-once', amount: { least, unit } };
};

const amount: Reader = (text) => {
  const [, least, unit = '', most] = amountSign.exec(text) ?? [];
  return doseForm(unit) === undefined ? undefined : { kind: 'amount', amount: { ...numbers(least, most), unit } };
};

const coded: Reader = (text) => {
  const [dayTime, rhythm, day] = [
    dayTimes.find((each) => each === text),
    rhythms.find((each) => each === text),
    weekDays.find((each) => each === text),
  ];
  if (dayTime !== undefined) return { kind: 'day-time', code: dayTime };
  if (rhythm !== undefined) return { kind: 'rhythm', code: rhythm };
  return day === undefined ? undefined : { kind: 'week-day', code: day };
};

const everyHours: Reader = (text) => {
  const hours = /^Q([1-9]\d?)H$/.exec(text)?.[1];
  return hours === undefined ? undefined : { kind: 'every-hours', hours };
};

const clock: Reader = (text) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? { kind: 'clock', time: text } : undefined);

const needed: Reader = (text) => {
  if (text === 'PRN') return { kind: 'needed' };
  const reason = /^PRN: (.+)$/s.exec(text)?.[1];
  return reason === undefined ? undefined : { kind: 'needed', reason };
};

const route: Reader = (text) => (routeNamed(text) === undefined ? undefined : { kind: 'route', named: text });

/** What a limit is that stands among words. */
const limits: readonly Reader[] = [lasting, atOnce, mostIn];
const signs: readonly Reader[] = [...limits, often, inAll, coded, everyHours, clock, needed, route, amount];

const readBy = (readers: readonly Reader[], text: string): DirectionPart | undefined => {
  for (const read of readers) {
    const part = read(text);
    if (part !== undefined) return part;
  }
  return undefined;
};

/** Words stay whole, unless a limit stands among them as a sentence of its own. */
const among = (text: string): readonly DirectionPart[] => {
  const sentences = text.split('. ').map((each) => readBy(limits, each) ?? ({ kind: 'words', text: each } as const));
  return sentences.some(({ kind }) => kind !== 'words') ? sentences : [{ kind: 'words', text }];
};

/** The parts of directions: what the house writes in signs, and the words that stand among them as they are. */
export const directionPieces = (text: string): readonly DirectionPiece[] =>
  text.split('; ').flatMap((step, stepAt) =>
    step.split(' · ').flatMap((said, saidAt) => {
      const sign = readBy(signs, said);
      const parts = sign === undefined ? among(said) : [sign];
      const first = saidAt > 0 ? ' · ' : stepAt > 0 ? '; ' : '';
      return parts.map((part, at): DirectionPiece => ({ after: at > 0 ? '. ' : first, part }));
    }),
  );

const range = ({ least, most }: Numbers, unit?: string): string => {
  const of = unit === undefined ? '' : ` ${unit}`;
  return most === undefined ? `${least}${of}` : `${least}${of} – ${most}${of}`;
};

const signOf = (part: DirectionPart): string => {
  switch (part.kind) {
    case 'amount':
      return range(part.amount, part.amount.unit);
    case 'often':
      return `${range(part.times)} × / ${range(part.every, part.every.unit)}`;
    case 'every-hours':
      return `Q${part.hours}H`;
    case 'rhythm':
    case 'day-time':
    case 'week-day':
      return part.code;
    case 'clock':
      return part.time;
    case 'route':
      return part.named;
    case 'needed':
      return part.reason === undefined ? 'PRN' : `PRN: ${part.reason}`;
    case 'lasting':
      return `× ${part.bound}${range(part.time, part.time.unit)}`;
    case 'in-all':
      return `${range(part.times)} ×`;
    case 'most':
      return `≤ ${range(part.amount, part.amount.unit)} / ${range(part.time, part.time.unit)}`;
    case 'at-once':
      return `≤ ${range(part.amount, part.amount.unit)} / 1 ×`;
    case 'words':
      return part.text;
  }
};

/** The same text that was taken apart. */
export const directionSigns = (pieces: readonly DirectionPiece[]): string =>
  pieces.map(({ after, part }) => `${after}${signOf(part)}`).join('');
