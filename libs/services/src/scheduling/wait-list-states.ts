import { cancellationTerms, type VisitPolicies } from '@portico/domain/appointments';
import { samePatient, type Cents } from '@portico/domain/kernel';
import type { Availability, WaitListEntries } from '@portico/domain/scheduling';
import type { WaitListOf } from '../appointments/index.ts';

/** Supplies the wait list state of each visit to the list of appointments. */
export const waitListOf =
  (
    availability: Pick<Availability, 'rules'>,
    visitPolicies: VisitPolicies,
    waitList: Pick<WaitListEntries, 'of'>,
  ): WaitListOf =>
  async (chart, now) => {
    // Asked at once, since nearly every practice has a wait list: one round trip.
    const [rules, entries, { cancellation }] = await Promise.all([
      availability.rules(chart.practice),
      waitList.of(chart),
      visitPolicies.rules(chart.practice),
    ]);
    if (rules?.waitList !== true) return () => undefined;
    return (visit) => {
      if (!samePatient(visit.patient, chart)) return undefined;
      const entry = entries.find(({ replaces }) => replaces?.visit === visit.id);
      if (entry !== undefined) {
        return entry.state.kind === 'offered' && now < entry.state.time.until ? 'offered' : 'waiting';
      }
      const isOpen =
        visit.status === 'SCHEDULED' &&
        visit.bookedAs !== undefined &&
        cancellationTerms(visit, cancellation, 0 as Cents, now).kind === 'open';
      return isOpen ? 'can-wait' : undefined;
    };
  };
