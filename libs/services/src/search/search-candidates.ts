import type { Hit, HitKind } from '@portico/application/search';
import type { Appointment } from '@portico/domain/appointments';
import type { Chart, Section } from '@portico/domain/health';
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

const entriesOf = <T>(section: Section<T>): readonly T[] => (section.kind === 'entries' ? section.entries : []);

/** The day of a date that is known to the day. */
const dayOf = (date: string | undefined): LocalDate | undefined => {
  const day = parseLocalDate(date?.slice(0, 10) ?? '');
  return day.ok ? day.value : undefined;
};

export const ofChart = (chart: Chart): readonly Candidate[] => [
  ...entriesOf(chart.documents).map(({ id, title, author, date }) =>
    candidate('document', { id, title, by: author, day: dayOf(date) }),
  ),
  ...entriesOf(chart.labs).map(({ id, name, orderedBy, date, results }) =>
    candidate(
      'lab',
      { id: String(id), title: name, by: orderedBy, day: dayOf(date) },
      ...results.map((result) => result.name),
    ),
  ),
  ...entriesOf(chart.medications).map(({ id, name, dose, started }) =>
    candidate('medication', { id, title: name, day: dayOf(started) }, dose),
  ),
  ...entriesOf(chart.conditions).map(({ id, name, onset }) =>
    candidate('condition', { id, title: name, day: dayOf(onset) }),
  ),
  ...entriesOf(chart.allergies).map(({ id, substance, reactions, recorded }) =>
    candidate('allergy', { id, title: substance, day: dayOf(recorded) }, ...reactions),
  ),
  ...entriesOf(chart.immunizations).map(({ id, vaccine, date }) =>
    candidate('immunization', { id, title: vaccine, day: dayOf(date) }),
  ),
  ...entriesOf(chart.procedures).map(({ id, name, performer, date }) =>
    candidate('procedure', { id, title: name, by: performer, day: dayOf(date) }),
  ),
];
