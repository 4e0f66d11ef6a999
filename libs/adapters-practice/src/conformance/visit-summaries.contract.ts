import { describe, expect, it } from '@jest/globals';
import type { Email } from '@portico/domain/access';
import { appointmentStatuses, type Appointment } from '@portico/domain/appointments';
import type { Chart, Encounter, SummaryDocuments, VisitSummaries } from '@portico/domain/health';
import {
  atWallClock,
  DAY,
  HOUR,
  plus,
  type AppointmentId,
  type LocalDate,
  type PatientRef,
} from '@portico/domain/kernel';
import { ana, ben, now, otherAna, phoenix, strangers, visit } from './practice-fixture.ts';

export interface VisitSummariesFixture {
  readonly summaries: VisitSummaries & SummaryDocuments;
  /** Puts these visits into the schedule. Called once. */
  keep(visits: readonly Appointment[]): Promise<void>;
  chart(patient: PatientRef, chart: Partial<Chart>): Promise<void>;
  /** Where documents were sent, by their visits. */
  sent(): Promise<readonly { readonly id: string; readonly to: string }[]>;
}

const done = { status: 'COMPLETED', visitReason: 'Cough' } as const;
const last = visit('last', plus(now, -2 * DAY), done);
// Late in the evening, when it is the next day elsewhere.
const evening = visit('evening', atWallClock(phoenix, '2026-02-10' as LocalDate, '22:30'), done);
const coming = visit('coming', plus(now, DAY));

const tells = ({ id, start, provider, location, visitReason }: Appointment): Encounter => ({
  appointment: id,
  start,
  timeZone: location.timeZone,
  provider: provider.name,
  office: location.office,
  ...(visitReason === undefined ? {} : { reason: visitReason }),
});

const period = (from: string, to: string) => ({ from: from as LocalDate, to: to as LocalDate });
const of = (appointment: string) => ({ kind: 'visit', appointment: appointment as AppointmentId }) as const;
const noChart = { kind: 'no-information' } as const;
const everybodyElse = [ben.patient, otherAna.patient, ...strangers];
const chart = {
  allergies: { kind: 'none-known' },
  conditions: { kind: 'entries', entries: [{ id: 'c1', name: 'Asthma & <hay fever>', status: 'active' }] },
} as const;

/** What every adapter of `VisitSummaries` and `SummaryDocuments` owes. */
export const visitSummariesContract = (fixture: () => VisitSummariesFixture): void => {
  describe('VisitSummaries', () => {
    it('APT-142 tells of a completed visit: the visit, the chart, and when the patient comes next', async () => {
      const { summaries, keep, chart: put } = fixture();
      await keep([last, evening, coming]);
      await put(ana.patient, chart);
      const { conditions, allergies } = chart;
      expect(await summaries.make(ana.patient, of('last'), now)).toEqual({
        kind: 'record',
        record: {
          visits: [tells(last)],
          chart: { allergies, conditions, medications: noChart },
          next: [tells(coming)],
        },
      });
    });

    it.each(appointmentStatuses.filter((status) => status !== 'COMPLETED'))(
      'tells nothing of a %s visit',
      async (status) => {
        const { summaries, keep } = fixture();
        await keep([{ ...last, status }]);
        expect(await summaries.has(ana.patient, of('last'))).toBe(false);
        expect(await summaries.make(ana.patient, of('last'), now)).toBeUndefined();
        expect(await summaries.open(ana.patient, last.id, 'en', now)).toBeUndefined();
      },
    );

    it("tells nobody of somebody else's visit", async () => {
      const { summaries, keep, sent } = fixture();
      await keep([last]);
      const days = period('2026-01-01', '2026-12-31');
      for (const patient of everybodyElse) {
        expect(await summaries.has(patient, of('last'))).toBe(false);
        expect(await summaries.make(patient, of('last'), now)).toBeUndefined();
        expect(await summaries.make(patient, { kind: 'period', ...days }, now)).toBeUndefined();
        expect(await summaries.list(patient, days, 'en')).toEqual([]);
        expect(await summaries.of(patient, [last.id], 'en')).toEqual([]);
        expect(await summaries.open(patient, last.id, 'en', now)).toBeUndefined();
        expect(await summaries.send(patient, last.id, 'a@direct.example.org' as Email, now)).toBe(false);
      }
      expect(await sent()).toEqual([]);
    });

    it('tells of the visits of some days, the earliest first, on the clock of their offices', async () => {
      const { summaries, keep } = fixture();
      await keep([last, evening, coming]);
      const made = async (from: string, to: string) => {
        const wanted = { kind: 'period', ...period(from, to) } as const;
        const found = await summaries.make(ana.patient, wanted, now);
        expect(await summaries.has(ana.patient, wanted)).toBe(found !== undefined);
        return found?.kind === 'record' ? found.record.visits.map(({ appointment }) => appointment) : undefined;
      };
      expect(await made('2026-02-10', '2026-03-04')).toEqual(['evening', 'last']);
      expect(await made('2026-02-10', '2026-02-10')).toEqual(['evening']);
      expect(await made('2026-02-11', '2026-03-01')).toBeUndefined();
    });
  });

  describe('SummaryDocuments', () => {
    it('APT-158 APT-159 lists those of some days, the latest first, and those of certain visits', async () => {
      const { summaries, keep } = fixture();
      await keep([last, evening, coming]);
      const found = await summaries.list(ana.patient, period('2026-01-01', '2026-12-31'), 'en');
      expect(found.map(({ id }) => id)).toEqual(['last', 'evening']);
      expect(found.every(({ name }) => name !== '')).toBe(true);
      expect(await summaries.of(ana.patient, ['evening', 'none', 'coming', 'last'] as AppointmentId[], 'en')).toEqual(
        [...found].reverse(),
      );
    });

    it('APT-158 opens one as XML, and tells what it says', async () => {
      const { summaries, keep, chart: put } = fixture();
      await keep([last, coming]);
      await put(ana.patient, chart);
      const opened = await summaries.open(ana.patient, last.id, 'en', now);
      expect(opened?.document).toEqual((await summaries.of(ana.patient, [last.id], 'en'))[0]);
      expect(new TextDecoder().decode(opened?.xml)).toContain('ClinicalDocument');
      expect(opened?.record.visits).toEqual([tells(last)]);
      expect(opened?.record.next).toEqual([tells(coming)]);
      expect(opened?.record.chart.allergies).toEqual({ kind: 'none-known' });
      expect(opened?.record.chart.conditions).toMatchObject({ entries: [{ name: 'Asthma & <hay fever>' }] });
    });

    it('APT-156 has one sent to an address, once', async () => {
      const { summaries, keep, sent } = fixture();
      await keep([last, coming]);
      const to = 'ana@direct.example.org' as Email;
      expect(await summaries.send(ana.patient, last.id, to, now)).toBe(true);
      expect(await summaries.send(ana.patient, last.id, to, plus(now, HOUR))).toBe(true);
      expect(await summaries.send(ana.patient, coming.id, to, now)).toBe(false);
      expect(await sent()).toEqual([{ id: 'last', to }]);
    });
  });
};
