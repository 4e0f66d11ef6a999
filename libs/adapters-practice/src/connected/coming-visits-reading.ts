import type { StartsBetween } from '@portico/domain/appointments';
import { isoOf, MINUTE, plus, Unavailable, type Instant } from '@portico/domain/kernel';
import type { Cursor, Visit, Visits } from '@portico/practice-spi';
import type { PracticeLink } from './connected-practices.ts';
import { portalPatientsOf } from './portal-and-system-ids.ts';
import { knownVisits, type KnownVisit } from './read-system-visits.ts';

/** Starts that are still to be read, from a page on. */
interface UnreadSpan extends StartsBetween {
  readonly cursor?: Cursor;
}

type Between = NonNullable<Visits['between']>;

const betweenOf = ({ connection: { visits } }: PracticeLink): Between | undefined => visits?.between?.bind(visits);

/** Reads the coming visits of one practice. What its system does not answer now, such as in a full minute, is read the next time. */
export class ComingVisitsReading {
  readonly #link: PracticeLink;
  #unread: readonly UnreadSpan[] = [];

  constructor(link: PracticeLink) {
    this.#link = link;
  }

  /** Those that start in the spans or are left from earlier ones, as far as they can be read now. */
  async read(spans: readonly StartsBetween[]): Promise<readonly KnownVisit[]> {
    const between = betweenOf(this.#link);
    if (between === undefined) return [];
    const now = await this.#link.now();
    const found = new Map<string, KnownVisit>();
    const left = this.#unread.filter(({ until }) => until > now);
    // What came due just now is read before what is left of a long list.
    const inOrder = [...without(spans, left), ...left];
    const unread: UnreadSpan[] = [];
    for (const [at, span] of inOrder.entries()) {
      const rest = await this.#readSpan(between, span, found);
      if (rest !== undefined) unread.push(rest, ...(rest.isAway ? inOrder.slice(at + 1) : []));
      if (rest?.isAway === true) break;
    }
    this.#unread = merged(unread);
    return [...found.values()];
  }

  /** What is left of a span, if the system does not answer all of it. */
  async #readSpan(
    between: Between,
    span: UnreadSpan,
    found: Map<string, KnownVisit>,
  ): Promise<(UnreadSpan & { readonly isAway: boolean }) | undefined> {
    const { after, until } = span;
    const window = { from: isoOf(plus(after, 1)), before: isoOf(plus(until, 1)) };
    let { cursor } = span;
    for (;;) {
      const page = await between(window, cursor, this.#link.call());
      if (!page.ok) {
        this.#link.answers.note('visits.between', page.error);
        const isAway = page.error.kind === 'away' || page.error.kind === 'busy';
        return { after, until, isAway, ...(isAway && cursor !== undefined ? { cursor } : {}) };
      }
      for (const known of await bookedOf(this.#link, page.value.items)) {
        const { start, id } = known.appointment;
        if (start > after && start <= until) found.set(id, known);
      }
      const { next } = page.value;
      if (next === undefined || next === cursor) return undefined;
      cursor = next;
    }
  }
}

/** Starts that are read in one list. */
const together = 15 * MINUTE;

export interface BookedStarts {
  readonly booked: readonly KnownVisit[];
  /** The starts around which the system answers nothing now. */
  readonly unread: ReadonlySet<Instant>;
}

/** Reads what is booked around some starts. */
export const bookedAround = async (link: PracticeLink, starts: readonly Instant[]): Promise<BookedStarts> => {
  const between = betweenOf(link);
  const booked: KnownVisit[] = [];
  const unread = new Set<Instant>();
  for (const group of groupsOf(starts)) {
    const [first, last] = [group[0], group.at(-1)];
    if (between === undefined || first === undefined || last === undefined) continue;
    const window = { from: isoOf(first), before: isoOf(plus(last, 1)) };
    try {
      const all = await link.answers.wholeOf('visits.between', (cursor) => between(window, cursor, link.call()));
      booked.push(...(await bookedOf(link, all)));
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      for (const start of group) unread.add(start);
    }
  }
  return { booked, unread };
};

const groupsOf = (starts: readonly Instant[]): readonly (readonly Instant[])[] => {
  const groups: Instant[][] = [];
  for (const start of [...new Set(starts)].toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && start - group[0] < together) group.push(start);
    else groups.push([start]);
  }
  return groups;
};

const bookedOf = async (link: PracticeLink, visits: readonly Visit[]): Promise<readonly KnownVisit[]> => {
  const booked = visits.filter(({ state }) => state === 'booked');
  const patients = await portalPatientsOf(link.sql, link.id, [...new Set(booked.map(({ patient }) => patient))]);
  return knownVisits(link, booked, ({ patient }) => {
    const portalId = patients.get(patient);
    return portalId && { practice: link.id, patient: portalId };
  });
};

/** What of some spans lies in none of others. */
const without = (spans: readonly StartsBetween[], others: readonly StartsBetween[]): readonly StartsBetween[] =>
  others.reduce<readonly StartsBetween[]>(
    (left, other) =>
      left.flatMap(({ after, until }) =>
        [
          { after, until: Math.min(until, other.after) as Instant },
          { after: Math.max(after, other.until) as Instant, until },
        ].filter((part) => part.after < part.until),
      ),
    spans,
  );

/** Spans of which nothing was read become one where they meet. */
const merged = (spans: readonly UnreadSpan[]): readonly UnreadSpan[] => {
  const begun = spans.filter(({ cursor }) => cursor !== undefined);
  const fresh: UnreadSpan[] = [];
  for (const { after, until } of spans
    .filter(({ cursor }) => cursor === undefined)
    .toSorted((a, b) => a.after - b.after)) {
    const before = fresh.at(-1);
    if (before === undefined || after > before.until) fresh.push({ after, until });
    else fresh.splice(-1, 1, { after: before.after, until: Math.max(before.until, until) as Instant });
  }
  return [...begun, ...fresh];
};
