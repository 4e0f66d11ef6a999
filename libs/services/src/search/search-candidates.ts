import type { Appointment } from '@portico/domain/appointments';
import { dayIn, type Language, type TimeZone } from '@portico/domain/kernel';
import type { ThreadLine } from '@portico/domain/messages';
import { specialtyIn } from '@portico/domain/practices';
import type { Catalog } from '@portico/domain/scheduling';
import { candidate, type Candidate } from './candidate.ts';

export const ofThreads = (threads: readonly ThreadLine[], zone: TimeZone): readonly Candidate[] =>
  threads.map(({ id, subject, provider, latestAt, excerpt }) =>
    candidate('message', { id, title: subject, by: provider.name, day: dayIn(zone, latestAt) }, excerpt),
  );

export const ofVisits = (visits: readonly Appointment[]): readonly Candidate[] =>
  visits.map(({ id, provider, location, start, timeOpen, visitType, visitReason }) => {
    const name = visitType ?? provider.name;
    // The reason stands in the hit: visits of one type with one provider are not told apart without it.
    const title = visitReason === undefined ? name : `${name}: ${visitReason}`;
    // Of a request without a time the start is the earliest that was asked for, which is no day of a visit.
    const day = timeOpen ? undefined : dayIn(location.timeZone, start);
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
