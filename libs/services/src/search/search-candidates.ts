import type { Hit, HitKind } from '@portico/application/search';
import type { Appointment } from '@portico/domain/appointments';
import { chartEntries, type Chart, type ChartEntry } from '@portico/domain/health';
import { dayIn, parseLocalDate, type Language, type LocalDate, type TimeZone } from '@portico/domain/kernel';
import type { ThreadLine } from '@portico/domain/messages';
import { specialtyIn } from '@portico/domain/practices';
import type { Catalog } from '@portico/domain/scheduling';

/** Something that a search can find, and the texts by which it is found. */
export interface Candidate {
  readonly hit: Hit;
  /** What it is called: what is sought by its name comes before what only says it somewhere. */
  readonly name: string;
  readonly texts: readonly (string | undefined)[];
}

const candidate = (
  kind: HitKind,
  {
    id,
    title,
    by,
    day,
  }: {
    readonly id: string;
    readonly title: string;
    readonly by?: string | undefined;
    readonly day?: LocalDate | undefined;
  },
  ...texts: readonly (string | undefined)[]
): Candidate => ({
  hit: { kind, id, title, ...(by === undefined ? {} : { with: by }), ...(day === undefined ? {} : { day }) },
  name: title,
  texts: [title, by, ...texts],
});

export const ofThreads = (threads: readonly ThreadLine[], zone: TimeZone): readonly Candidate[] =>
  threads.map(({ id, subject, provider, latestAt, excerpt }) =>
    candidate('message', { id, title: subject, by: provider.name, day: dayIn(zone, latestAt) }, excerpt),
  );

export const ofVisits = (visits: readonly Appointment[]): readonly Candidate[] =>
  visits.map(({ id, provider, location, start, visitType, visitReason }) => {
    const name = visitType ?? provider.name;
    // The reason stands in the hit: visits of one type with one provider are not told apart without it.
    const title = visitReason === undefined ? name : `${name}: ${visitReason}`;
    const day = dayIn(location.timeZone, start);
    const visit = candidate('visit', { id, title, by: provider.name, day }, provider.specialty, location.office);
    return { ...visit, name };
  });

/** By their name, specialty and languages, these by their names in the language of the request. */
export const ofProviders = ({ resources }: Pick<Catalog, 'resources'>, language: Language): readonly Candidate[] => {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const first = new Map(resources.toReversed().map((resource) => [resource.provider.id, resource]));
  return resources
    .filter((resource) => first.get(resource.provider.id) === resource)
    .map(({ provider: { id, name, specialty }, languages = [] }) =>
      candidate(
        'provider',
        { id, title: name, by: specialty && specialtyIn(language, specialty) },
        specialty,
        ...languages.map((tag) => names.of(tag)),
      ),
    );
};

/** The day of a date that is known to the day. */
const dayOf = (date: string | undefined): LocalDate | undefined => {
  const day = parseLocalDate(date?.slice(0, 10) ?? '');
  return day.ok ? day.value : undefined;
};

/** What an entry is found as, whom it is by, and by which texts beside its name; of the other sections nothing is found. */
const foundAs = (
  each: ChartEntry,
): readonly [kind: HitKind, by: string | undefined, ...texts: string[]] | undefined => {
  switch (each.section) {
    case 'documents':
      return ['document', each.entry.author];
    case 'labs':
      return ['lab', each.entry.orderedBy, ...each.entry.results.map(({ name }) => name)];
    case 'medications':
      return ['medication', undefined, each.entry.dose ?? ''];
    case 'conditions':
      return ['condition', undefined];
    case 'allergies':
      return ['allergy', undefined, ...each.entry.reactions];
    case 'immunizations':
      return ['immunization', undefined];
    case 'procedures':
      return ['procedure', each.entry.performer];
    default:
      return undefined;
  }
};

export const ofChart = (chart: Chart): readonly Candidate[] =>
  chartEntries(chart).flatMap((each) => {
    const found = foundAs(each);
    if (found === undefined) return [];
    const [kind, by, ...texts] = found;
    return [candidate(kind, { id: each.id, title: each.name, by, day: dayOf(each.date) }, ...texts)];
  });
