import { isTreeEnd, type Question } from '@portico/domain/scheduling';
import type { PracticeFile } from './practice-file-schema.ts';

/** What one part of a practice's file says of another that is not so, each with its place. */
export const referenceMistakes = (file: PracticeFile): readonly string[] => [
  ...['locations', 'visits', 'providers'].flatMap((list) => repeated(list, idsOf(file, list as 'visits'))),
  ...repeated(
    'forms',
    file.forms.map(({ uuid }) => uuid),
  ),
  ...repeated('surveys.surveys', file.surveys?.surveys.map(({ type }) => type) ?? []),
  ...offeredElsewhere(file),
  ...overlaps(file),
  ...questionsAstray(file),
  ...unknownForms(file),
  ...ranges(file),
];

const idsOf = (file: PracticeFile, list: 'locations' | 'visits' | 'providers'): readonly string[] =>
  file[list].map(({ id }) => id);

const repeated = (list: string, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id, at) => (ids.indexOf(id) < at ? [`${list}[${at}]: has the id of ${list}[${ids.indexOf(id)}].`] : []));

const offeredElsewhere = (file: PracticeFile): readonly string[] => {
  const [locations, visits] = [new Set(idsOf(file, 'locations')), new Set(idsOf(file, 'visits'))];
  return file.providers.flatMap(({ at }, provider) =>
    at.flatMap((place, index) => {
      const where = `providers[${provider}].at[${index}]`;
      return [
        ...(locations.has(place.location) ? [] : [`${where}.location: names no location of this file.`]),
        ...place.visits.flatMap((visit, each) =>
          visits.has(visit) ? [] : [`${where}.visits[${each}]: names no visit of this file.`],
        ),
        ...(at.findIndex(({ location }) => location === place.location) < index
          ? [`${where}.location: is named twice for this provider.`]
          : []),
      ];
    }),
  );
};

/** Hours of one provider on one day that overlap, at one location or at two. */
const overlaps = ({ providers }: PracticeFile): readonly string[] =>
  providers.flatMap(({ at }, provider) => {
    const all = at.flatMap(({ hours }, place) =>
      hours.flatMap(({ days, from, to }, index) =>
        days.map((day) => ({ day, from, to, where: `providers[${provider}].at[${place}].hours[${index}]` })),
      ),
    );
    return all.flatMap((one, index) => {
      const other = all.slice(0, index).find(({ day, from, to }) => day === one.day && from < one.to && one.from < to);
      return other === undefined ? [] : [`${one.where}: overlaps ${other.where} on ${one.day}.`];
    });
  });

const questionsAstray = ({ booking, visits }: PracticeFile): readonly string[] => {
  const known = new Set(visits.map(({ id }) => id));
  const astray = ({ options }: Question): readonly string[] =>
    options.flatMap(({ leadsTo }) => {
      if (!isTreeEnd(leadsTo)) return astray(leadsTo);
      return leadsTo.kind === 'visit-type' && !known.has(leadsTo.visitReason) ? [leadsTo.visitReason] : [];
    });
  const missing = booking?.questions === undefined ? [] : astray(booking.questions);
  return missing.length === 0 ? [] : ['booking.questions: lead to a visit that this file has not.'];
};

const unknownForms = ({ checkIn, forms }: PracticeFile): readonly string[] => {
  const known = new Set(forms.map(({ uuid }) => uuid as string));
  return Object.entries(checkIn?.forms ?? {}).flatMap(([step, asked]) =>
    (asked ?? []).flatMap((form, at) =>
      known.has(form) ? [] : [`checkIn.forms.${step}[${at}]: names no form of this file.`],
    ),
  );
};

const ranges = ({ paymentSettings }: PracticeFile): readonly string[] =>
  (paymentSettings?.plans?.ranges ?? []).flatMap(({ from, to }, at) =>
    Number(from) <= Number(to) ? [] : [`paymentSettings.plans.ranges[${at}]: begins above its end.`],
  );
