import {
  complaintNamed,
  directionPieces,
  doseForm,
  routeNamed,
  timeUnit,
  type Amount,
  type DirectionPart,
  type DirectionPiece,
  type Numbers,
} from '@portico/domain/health';
import { localeOf, type Language } from '@portico/domain/kernel';
import { catalogs } from '../../generated/catalogs.ts';
import { textsOf, type Say } from '../../texts/index.ts';
import { complaintWords, routeWords } from './direction-routes.messages.ts';
import { dayTimeWords, perTimeWords, rhythmWords, timeWords, weekDayWords } from './direction-times.messages.ts';
import { directionWords as words, doseFormWords } from './directions.messages.ts';

interface Voice {
  readonly say: Say;
  readonly list: Intl.ListFormat;
  readonly clock: Intl.DateTimeFormat;
}

type Phrase<Kind extends DirectionPart['kind']> = (
  part: Extract<DirectionPart, { kind: Kind }>,
  voice: Voice,
) => string;

const count = ({ least, most = least }: Numbers): number => Number(most);

const value = ({ least, most }: Numbers, say: Say): string =>
  most === undefined ? least : say(words.between, { low: least, high: most });

const times = (of: Numbers, say: Say): string =>
  of.most === undefined
    ? say(words.times, { value: of.least, count: count(of) })
    : say(words.timesBetween, { low: of.least, high: of.most });

const timeText = (time: Amount, say: Say): string => {
  const unit = timeUnit(time.unit);
  const said = value(time, say);
  return unit === undefined ? `${said} ${time.unit}` : say(timeWords[unit], { value: said, count: count(time) });
};

const amountText = (amount: Partial<Amount> & Numbers, say: Say): string => {
  const { unit = '' } = amount;
  const form = doseForm(unit);
  const said = value(amount, say);
  return form === undefined
    ? `${said} ${unit}`.trim()
    : say(doseFormWords[form], { value: said, count: count(amount) });
};

const isOne = ({ least, most }: Numbers): boolean => most === undefined && Number(least) === 1;

const often: Phrase<'often'> = ({ times: of, every }, { say }) => {
  const unit = timeUnit(every.unit);
  if (isOne(every) && unit !== undefined)
    return say(words.per, { times: times(of, say), per: say(perTimeWords[unit]) });
  const time = timeText(every, say);
  return isOne(of) ? say(words.every, { time }) : say(words.timesEvery, { times: times(of, say), time });
};

const bounds = { '': words.lasting, '≤ ': words.lastingAtMost, '≥ ': words.lastingAtLeast };

const needed: Phrase<'needed'> = ({ reason }, { say }) => {
  if (reason === undefined) return say(words.needed);
  const complaint = complaintNamed(reason);
  return say(words.neededFor, { reason: complaint === undefined ? reason : say(complaintWords[complaint]) });
};

/** One line, and the same spaces in every engine. */
const together = (time: string): string => time.replace(/\b([ap])\.\s?m\./, '$1. m.').replaceAll(/\s/g, '\u00a0');

const clock: Phrase<'clock'> = ({ time }, voice) => {
  const hour = Number(time.slice(0, 2)) % 12;
  return voice.say(words.at, { time: together(voice.clock.format(Date.parse(`2024-01-01T${time}:00Z`))), hour });
};

const route: Phrase<'route'> = ({ named }, { say }) => {
  const found = routeNamed(named);
  return found === undefined ? named : say(routeWords[found]);
};

const phrases: { readonly [Kind in Exclude<DirectionPart['kind'], 'week-day'>]: Phrase<Kind> } = {
  often,
  needed,
  clock,
  route,
  amount: ({ amount }, { say }) => amountText(amount, say),
  'every-hours': ({ hours }, { say }) => say(words.every, { time: timeText({ least: hours, unit: 'h' }, say) }),
  rhythm: ({ code }, { say }) => say(rhythmWords[code]),
  'day-time': ({ code }, { say }) => say(dayTimeWords[code]),
  lasting: ({ bound, time }, { say }) => say(bounds[bound], { time: timeText(time, say) }),
  'in-all': ({ times: of }, { say }) => say(words.inAll, { times: times(of, say), count: count(of) }),
  most: ({ amount, time }, { say }) => say(words.most, { amount: amountText(amount, say), time: timeText(time, say) }),
  'at-once': ({ amount }, { say }) => say(words.atOnce, { amount: amountText(amount, say) }),
  words: ({ text }) => text,
};

const phraseOf = (part: Exclude<DirectionPart, { kind: 'week-day' }>, voice: Voice): string =>
  (phrases[part.kind] as Phrase<typeof part.kind>)(part as never, voice);

interface Said {
  readonly after: DirectionPiece['after'];
  readonly text: string;
  readonly isSource: boolean;
}

/** Days of the week that stand beside each other are one list. */
const saidOf = (pieces: readonly DirectionPiece[], voice: Voice): readonly Said[] => {
  const said: Said[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const { after, part } = pieces[at] as DirectionPiece;
    if (part.kind !== 'week-day') {
      said.push({ after, text: phraseOf(part, voice), isSource: part.kind === 'words' });
      continue;
    }
    const days = [part.code];
    for (let next = pieces[at + 1]; next?.part.kind === 'week-day' && next.after === ' · '; next = pieces[at + 1]) {
      days.push(next.part.code);
      at += 1;
    }
    const list = voice.list.format(days.map((day) => voice.say(weekDayWords[day])));
    said.push({ after, text: voice.say(words.on, { days: list }), isSource: false });
  }
  return said;
};

const capitalized = (text: string, locale: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** What the house wrote in signs runs on in one sentence; the source’s words stand apart as they are. */
const sentence = (said: readonly Said[], locale: string): string =>
  said
    .map(({ after, text, isSource }, at) => {
      if (isSource) return after + text;
      const runsOn = after === ' · ' && said[at - 1]?.isSource === false;
      if (runsOn) return `, ${text}`;
      return after + (after === '; ' ? text : capitalized(text, locale));
    })
    .join('');

const voices = new Map<Language, Voice>();

const voiceOf = (language: Language): Voice => {
  const locale = localeOf(language);
  const voice = voices.get(language) ?? {
    say: textsOf(catalogs)(language),
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
    clock: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' }),
  };
  voices.set(language, voice);
  return voice;
};

/** Directions and amounts of a medication as people say them; what the source says in words stays as it is. */
export const directionsIn =
  (language: Language) =>
  (text: string): string => {
    const pieces = directionPieces(text);
    if (pieces.every(({ part }) => part.kind === 'words')) return text;
    return sentence(saidOf(pieces, voiceOf(language)), localeOf(language));
  };
