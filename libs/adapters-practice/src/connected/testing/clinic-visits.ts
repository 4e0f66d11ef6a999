import { parseInstant, type Instant } from '@portico/domain/kernel';
import type { Visit, Visits, Window } from '@portico/practice-spi';
import { answered, problem, type ClinicBooks } from './clinic-books.ts';
import type { ClinicNetwork } from './faulty-clinic-network.ts';

const known = new Map<string, Instant>();

/** Each text is read once: every page of a list asks the time of every visit in the books. */
export const at = (moment: string): Instant => {
  const before = known.get(moment);
  if (before !== undefined) return before;
  const parsed = parseInstant(moment);
  if (!parsed.ok) throw new Error(`Bug: the clinic was told ${moment}.`);
  known.set(moment, parsed.value);
  return parsed.value;
};

const touches = ({ start, end }: Visit, { from, before }: Window): boolean =>
  at(end) > at(from) && at(start) < at(before);

export const clinicVisits = (books: ClinicBooks, network: ClinicNetwork): Visits => ({
  of: (patient, window, cursor, call) =>
    network.read('visits.of', call, () =>
      books.page(
        [...books.visits.values()].filter((visit) => visit.patient === patient && touches(visit, window)),
        cursor,
      ),
    ),
  one: (patient, id, call) =>
    network.read('visits.one', call, () => {
      const visit = books.visitOf(patient, id);
      return visit === undefined ? problem('gone') : answered(visit);
    }),
  between: ({ from, before }, cursor, call) =>
    network.read('visits.between', call, () =>
      books.page(
        [...books.visits.values()]
          .filter(({ start }) => at(start) >= at(from) && at(start) < at(before))
          .toSorted((a, b) => at(a.start) - at(b.start)),
        cursor,
      ),
    ),
  ...(books.profile.confirms && {
    confirm: (patient, id, version, call) =>
      network.write('visits.confirm', call, () => books.change(patient, id, version, { confirmed: true })),
  }),
  arrive: (patient, id, version, call) =>
    network.write('visits.arrive', call, () => books.change(patient, id, version, { state: 'arrived' })),
  leave: (patient, id, version, call) =>
    network.write('visits.leave', call, () => books.change(patient, id, version, { state: 'completed' })),
});
