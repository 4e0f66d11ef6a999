import { withheldBy } from '@portico/adapters-practice/connected';
import type { OpenPractice } from '@portico/gateway/open-practices';
import { facetFunctions, facetNames, type FacetName, type PracticeConnection } from '@portico/practice-spi';
import { isWell, type Outcome, type Probe } from './probe-practice-system.ts';

export interface PracticeFindings {
  readonly practice: OpenPractice;
  readonly probe: Probe;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds by which the clock of the system is ahead; undefined if it was not seen. */
  readonly ahead: number | undefined;
  /** The codes that the adapter logged. */
  readonly logged: ReadonlySet<string>;
}

/** What was negotiated with the system of a practice, for an operator: no value of a setting, and no patient. */
export const practiceReport = ({ practice, probe, now, ahead, logged }: PracticeFindings): string => {
  const { settings, connection } = practice;
  const codes = [...logged].filter((code) => /^[a-z][a-z\d-]{0,60}$/.test(code));
  return [
    `${settings.practice.id}, by the adapter ${settings.adapter}`,
    '',
    lineOf('system', `${outcomes[probe.outcome]} (${probe.milliseconds} ms)`),
    lineOf('clock', clockLine(ahead)),
    lineOf('time there', timeLine(settings.practice.timeZone, now)),
    ...(codes.length === 0 ? [] : [lineOf('logged', `${codes.join(', ')}, by the adapter while it was asked`)]),
    '',
    probe.outcome === 'well' ? 'What the system does' : 'What is assumed until the system answers',
    ...facetNames.map((name) => lineOf(name, facetLine(connection, name))),
    ...mistakesOf(probe),
    '',
    isWell(probe) ? 'What patients are offered' : 'What patients would be offered',
    ...screensOf(practice).map(({ screen, offered }) => lineOf(screen, offered)),
  ].join('\n');
};

const lineOf = (name: string, what: string): string => `  ${name.padEnd(14)} ${what}`;

const outcomes: Readonly<Record<Outcome, string>> = {
  well: 'answers',
  away: 'does not answer',
  unknown: 'does not answer',
  busy: 'asks for fewer calls',
  refused: 'answers, and refuses to read a patient',
  'not-offered': 'answers, and does not let patients be read',
  conflict: 'answers what does not fit the question: conflict',
  malformed: 'answers what cannot be understood',
  nowhere: 'answers that nothing is there: look at the address in the settings',
  somebody: 'answers a patient under an id that no patient has',
  exception: 'threw an exception, which is a mistake in the adapter',
};

/** The questions about nobody that were not answered well. */
const mistakesOf = ({ others }: Probe): readonly string[] => {
  const mistaken = [...others].filter(([, outcome]) => outcome !== 'well' && outcome !== 'not-offered');
  const lines = mistaken.map(([place, outcome]) => lineOf(place, outcomes[outcome]));
  return lines.length === 0 ? [] : ['', 'What was not answered well, asked about nobody', ...lines];
};

/** A zone that is mistaken and exists shows by nothing but the time. */
const timeLine = (timeZone: string, now: number): string => {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return `${time.format(now)}, by ${timeZone}`;
};

/** The date of an answer is told in whole seconds. */
const tolerance = 2_000;

const clockLine = (ahead: number | undefined): string => {
  if (ahead === undefined) return 'not seen: no answer over HTTP told a date';
  if (Math.abs(ahead) <= tolerance) return 'as on this machine';
  return `${Math.round(Math.abs(ahead) / 1_000)} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine`;
};

const facetLine = (connection: PracticeConnection, name: FacetName): string => {
  const facet = connection[name];
  if (facet === undefined) return 'not there';
  const functions = Object.keys(facetFunctions[name]);
  const isThere = (one: string) => typeof Reflect.get(facet, one) === 'function';
  const missing = functions.filter((one) => !isThere(one));
  const there = functions.filter(isThere).join(', ');
  return missing.length === 0 ? there : `${there}; not ${missing.join(', ')}`;
};

interface Screen {
  readonly screen: string;
  readonly offered: string;
}

const screensOf = ({ settings, connection }: OpenPractice): readonly Screen[] => {
  const { id, name, timeZone } = settings.practice;
  const withheld = withheldBy({ id, name, timeZone, connection });
  const part = (area: (typeof withheld)[number], offered: string) =>
    withheld.includes(area) ? 'not shown: the system has none' : offered;
  const { money } = connection;
  return [
    { screen: 'appointments', offered: part('appointments', 'shown') },
    { screen: 'booking', offered: bookingLine(settings.booking !== undefined, connection) },
    { screen: 'messages', offered: part('messages', 'shown') },
    { screen: 'health record', offered: part('health', 'shown') },
    {
      screen: 'payments',
      offered: part(
        'payments',
        money?.post === undefined ? 'shown; the office enters what is paid' : 'shown; what is paid is posted',
      ),
    },
    { screen: 'forms', offered: part('forms', 'shown') },
  ];
};

const bookingLine = (isOpen: boolean, { times, booking }: PracticeConnection): string => {
  if (times === undefined || (times.free ?? times.hours) === undefined) return 'by phone: the system tells no times';
  if (booking === undefined) return 'by phone: the system books nothing';
  if (!isOpen) return 'by phone: the file of practices has no entry “booking”';
  const held =
    booking.hold === undefined ? 'a chosen time is held by Portico alone' : 'a chosen time is held in the system';
  return `online; ${held}; requests are ${booking.request === undefined ? 'not ' : ''}taken`;
};
