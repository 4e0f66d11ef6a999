import { describe, expect, it } from '@jest/globals';
import { appointmentStatuses, type Appointment } from '@portico/domain/appointments';
import { addDays, dayIn, parseId, type LocalDate } from '@portico/domain/kernel';
import fc from 'fast-check';
import { appointmentsOf, staffedFor } from './generate-appointments.ts';
import { demoAccounts } from './people/demo-accounts.ts';
import { demoPatient } from './people/accounts-by-practice.ts';
import { demoPractices } from './practices.ts';

const days = fc.integer({ min: 0, max: 3_000 }).map((later) => addDays('2025-01-01' as LocalDate, later));

const made = (seed: number, today: LocalDate, patients = 40, appointments = 500): readonly Appointment[] =>
  demoPractices.flatMap((sketch) => {
    const demo = staffedFor(sketch, appointments);
    const people = Array.from({ length: patients }, (_, at) => demoPatient(seed, today, demo, at + 1));
    return [...appointmentsOf(seed, today, demo, people, appointments)];
  });

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Day, hour and minute on the wall of the office: `2026-03-04 09:30`. */
const wall = ({ start, location: { timeZone } }: Appointment): string => {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(start);
};

describe('the appointments of the demo', () => {
  it('are the same for the same seed and day, and others for another seed', () => {
    fc.assert(
      fc.property(fc.nat(1_000), days, (seed, today) => {
        const once = JSON.stringify(made(seed, today));
        expect(JSON.stringify(made(seed, today))).toBe(once);
        expect(JSON.stringify(made(seed + 1, today))).not.toBe(once);
      }),
      { numRuns: 3 },
    );
  });

  it('are as many as asked for, in every status, whatever day it is', () => {
    fc.assert(
      fc.property(fc.nat(1_000), days, (seed, today) => {
        const all = made(seed, today);
        expect(all).toHaveLength(1_500);
        for (const { practice } of demoPractices) {
          const here = all.filter(({ patient }) => patient.practice === practice.id);
          expect(new Set(here.map(({ status }) => status))).toEqual(new Set(appointmentStatuses));
        }
      }),
      { numRuns: 5 },
    );
  });

  it('never give a provider two visits at a time, nor a patient two on one day', () => {
    fc.assert(
      fc.property(fc.nat(1_000), days, (seed, today) => {
        const all = made(seed, today, 60, 2_000);
        const byProvider = Map.groupBy(all, ({ patient, provider }) => `${patient.practice} ${provider.id}`);
        for (const visits of byProvider.values()) {
          const kept = visits.filter(({ status }) => status !== 'CANCELLED').sort((a, b) => a.start - b.start);
          for (const [at, visit] of kept.entries()) expect(visit.start).toBeGreaterThanOrEqual(kept[at - 1]?.end ?? 0);
        }
        const perDay = all.map(
          (visit) => `${visit.patient.practice} ${visit.patient.patient} ${wall(visit).slice(0, 10)}`,
        );
        expect(new Set(perDay).size).toBe(perDay.length);
      }),
      { numRuns: 3 },
    );
  });

  it('stand in office hours on the half hour, on weekdays or today, with ids of their own', () => {
    fc.assert(
      fc.property(fc.nat(1_000), days, (seed, today) => {
        const all = made(seed, today);
        const weekdays = new Set<number>();
        const times = new Set<string>();
        for (const visit of all) {
          const [day = '', time = ''] = wall(visit).split(' ');
          if (day !== today) weekdays.add(new Date(`${day}T00:00:00Z`).getUTCDay());
          times.add(time);
          expect(parseId(visit.id).ok).toBe(true);
        }
        expect([...weekdays].sort()).toEqual([1, 2, 3, 4, 5]);
        expect([...times].filter((time) => !/^(?:0[89]|1[0134-6]):[03]0$/.test(time))).toEqual([]);
        expect(new Set(all.map(({ id, patient }) => `${patient.practice} ${id}`)).size).toBe(all.length);
      }),
      { numRuns: 3 },
    );
  });

  it('have a visit type that fits: no visit by video is called an office visit, nor the other way round', () => {
    const all = made(1, '2026-03-18' as LocalDate);
    const typesOf = (video: boolean) =>
      new Set(all.filter((visit) => visit.video === video).map(({ visitType }) => visitType));
    expect(typesOf(true)).toEqual(new Set(['Follow-up visit', 'Consulta de seguimiento']));
    expect(typesOf(false)).toEqual(new Set(['Office visit', 'Consulta en el consultorio']));
  });

  it('bring everybody of the cast who has visits something to come today or later', () => {
    fc.assert(
      fc.property(days, (today) => {
        const all = made(1, today);
        for (const { person, practices } of demoAccounts) {
          for (const [practice, planned] of Object.entries(practices)) {
            const demo = demoPractices.find((each) => each.practice.id === practice);
            if (demo === undefined) throw new Error(`There is no demo practice ${practice}.`);
            const own = demoPatientNamed(person.name, practice, today);
            const visits = all.filter(({ patient }) => patient.practice === practice && patient.patient === own);
            expect(visits).toHaveLength(planned.length);
            const coming = visits.filter(({ location, start }) => dayIn(location.timeZone, start) >= today);
            expect(coming.length > 0).toBe(planned.length > 0);
          }
        }
      }),
      { numRuns: 5 },
    );
  });
});

const demoPatientNamed = (name: string, practice: string, today: LocalDate): string => {
  for (const demo of demoPractices) {
    for (let number = 1; demo.practice.id === practice && number <= 5; number += 1) {
      const { identity } = demoPatient(1, today, demo, number);
      if (identity.name === name) return identity.patient.patient;
    }
  }
  throw new Error(`${name} is no patient of ${practice}.`);
};
