import type { Call, FreeTime, Offer, PracticeConnection, Visit, WantedVisit, Window } from '@portico/practice-spi';
import type { Books, Furnished, KnownPatient, Scene, Stage } from '../stage.ts';
import { checked } from './checked-connection.ts';
import { clockAt, kitHost, type Clock, type KitHost } from './kit-host.ts';
import { sceneAt } from './scene.ts';
import { broken, declared, facetOf, notDeclared, valueOf } from './verdicts.ts';
import { addDays, dayIn } from './wall-clock.ts';

export interface Link {
  readonly connection: PracticeConnection;
  readonly host: KitHost;
}

/** What one law works with: a practice as it was furnished for it, a clock of its own, and connections to it. */
export interface Trial extends Link {
  readonly stage: Stage;
  readonly clock: Clock;
  readonly call: Call;
  readonly scene: Scene;
  /** Two who are known. */
  readonly mine: KnownPatient;
  readonly theirs: KnownPatient;
  readonly furnished: Furnished | undefined;
  /** One more connection to the same practice, such as another gateway's, or this one's after a restart. */
  another(): Promise<Link>;
  observe(): Promise<Books>;
}

export const callUntil = (signal: AbortSignal): Call => ({ signal, language: 'en' });

export const openTrial = async (stage: Stage, needsPractice: boolean): Promise<Trial> => {
  const { practice } = stage;
  if (needsPractice && practice === undefined) notDeclared('no practice to furnish');
  const clock = clockAt(stage.now ?? Date.now());
  const scene = sceneAt(clock.now(), stage.timeZone);
  const furnished = await practice?.furnish(scene);
  const known = furnished?.patients.map((id, at) => ({ id, claim: scene.patients[at] ?? broken('too many patients') }));
  const [mine, theirs] = known ?? stage.patients ?? [];
  if (mine === undefined || theirs === undefined) return notDeclared('no two known patients');
  const another = async (): Promise<Link> => {
    const host = kitHost(stage, clock);
    const made = await stage.adapter.connect(stage.settings, host);
    return made.ok ? { connection: checked(made.connection), host } : broken(`connect: ${made.mistakes.join('; ')}`);
  };
  const observe = () => practice?.observe() ?? broken('no practice to observe');
  const call = callUntil(new AbortController().signal);
  return { stage, clock, call, scene, mine, theirs, furnished, another, observe, ...(await another()) };
};

/** All pages of the visits of a patient. */
export const visitsIn = async (
  { call }: Trial,
  { connection }: Link,
  patient: string,
  window: Window,
): Promise<readonly Visit[]> => {
  const visits = facetOf(connection, 'visits');
  const found: Visit[] = [];
  const cursors = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await valueOf(visits.of(patient, window, cursor, call), 'visits.of');
    found.push(...page.items);
    cursor = page.next;
    if (cursor !== undefined && (cursors.has(cursor) || cursors.size > 500)) broken('visits.of has pages without end');
    cursors.add(cursor ?? '');
  } while (cursor !== undefined);
  return found;
};

export const aroundNow = ({ clock, scene }: Trial, days = 400): Window => {
  const at = (ahead: number) => `${addDays(dayIn(scene.timeZone, clock.now()), ahead)}T12:00:00Z`;
  return { from: at(-days), before: at(days) };
};

export const offerOf = async (trial: Trial): Promise<Offer> => {
  const times = facetOf(trial.connection, 'times');
  if (trial.furnished) return trial.furnished.offer;
  const { offers } = await valueOf(times.offered(trial.call), 'times.offered');
  return offers[0] ?? notDeclared('nothing is offered');
};

/** Free times of a day, of the next open one without. */
export const freeTimes = async (
  trial: Trial,
  { connection }: Link = trial,
  day?: string,
): Promise<readonly FreeTime[]> => {
  const times = facetOf(connection, 'times');
  const first = day ?? dayIn(trial.scene.timeZone, Date.parse(trial.scene.open[0]?.start ?? ''));
  const free = declared(times.free, 'times.free');
  return valueOf(free.call(times, await offerOf(trial), { first, last: first }, trial.call), 'times.free');
};

/** A free time, wanted by the first patient. */
export const wantedVisit = async (trial: Trial, place = 0): Promise<WantedVisit> => {
  const time = (await freeTimes(trial))[place] ?? broken('times.free lacks a time that was furnished');
  return { patient: trial.mine.id, offer: await offerOf(trial), time };
};

export const isFree = async (trial: Trial, { time }: WantedVisit, link: Link = trial): Promise<boolean> =>
  (await freeTimes(trial, link)).some(({ start }) => Date.parse(start) === Date.parse(time.start));

const takesTime = ['booked', 'arrived', 'completed'];

/** The visits that the practice finds booked at a time. */
export const bookedAt = async (trial: Trial, { time }: WantedVisit): Promise<Books['visits']> => {
  const { visits } = await trial.observe();
  const [from, before] = [Date.parse(time.start), Date.parse(time.end)];
  return visits.filter(
    ({ start, state }) => Date.parse(start) >= from && Date.parse(start) < before && takesTime.includes(state),
  );
};
