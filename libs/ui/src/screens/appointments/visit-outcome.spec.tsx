import { describe, expect, it } from '@jest/globals';
import type { AppointmentId } from '@portico/domain/kernel';
import { screen } from '@testing-library/react';
import { kitWords } from '../../kit/kit.messages.ts';
import { listed, renderIn } from '../../testing/index.ts';
import { nextWords, visitOutcomeWords } from './visit-outcome.messages.ts';
import { VisitOutcome, visitDoneIn, type VisitDone } from './visit-outcome.tsx';

const booked = listed('booked');
const there = listed('there', { status: 'CHECKED-IN' });

describe('what was done with a visit', () => {
  it('is told of the visit that is named, or of the one that the person checked in for, and of no other', () => {
    const found = (of: VisitDone) => visitDoneIn(of, [booked, there])?.appointment.id;
    expect(found({ done: 'moved', appointment: booked.appointment.id })).toBe('booked');
    expect(found({ done: 'checked-in' })).toBe('there');
    expect(found({ done: 'booked' })).toBeUndefined();
    expect(found({ done: 'booked', appointment: 'gone' as AppointmentId })).toBeUndefined();
  });

  it.each([
    ['en', 'moved', /^The visit is now on .*, at .*\. The old time is canceled\.$/, /photo ID/],
    ['es', 'moved', /^La cita ahora es el .*, en .*\. El horario anterior está cancelado\.$/, /identificación/],
    ['en', 'checked-in', /^You’re checked in for .*, at /, /photo ID/],
    ['es', 'checked-in', /^Registró su llegada para el .*, en /, /identificación/],
    ['en', 'requested', /^You asked for .*\. It isn’t booked until .* confirms it\.$/, undefined],
  ] as const)(
    'says in %s of one that was %s when and where it is, and what comes next',
    (language, done, told, next) => {
      renderIn(language, <VisitOutcome of={{ done }} listed={booked} />, visitOutcomeWords, nextWords, kitWords);
      expect(screen.getByText(told)).toBeTruthy();
      expect(screen.queryByText(/photo ID|identificación/) !== null).toBe(next !== undefined);
    },
  );

  const { start, location } = booked.appointment;
  const was = { start: (start - 86_400_000) as typeof start, timeZone: location.timeZone };
  const asked = (timeOpen: boolean) => ({
    ...listed('asked', { status: 'REQUESTED', ...(timeOpen ? { timeOpen } : {}) }),
    move: { is: 'visit', appointment: booked.appointment.id, ...was } as const,
  });

  it.each([
    [
      'en',
      { done: 'requested' },
      asked(false),
      /^You asked to move the visit on (.*) to .*, at .*\. The old time stays booked until /,
    ],
    [
      'en',
      { done: 'requested' },
      asked(true),
      /^You asked to move the visit on (.*)\. It stays booked until .* answers\.$/,
    ],
    [
      'es',
      { done: 'requested' },
      asked(true),
      /^Pidió cambiar la cita del (.*)\. Sigue reservada hasta que .* responda\.$/,
    ],
    [
      'en',
      { done: 'requested', was },
      listed('new', { status: 'REQUESTED' }),
      /^Your request for (.*) was changed\. You now ask for .*, at .*\. It isn’t booked until .* confirms it\.$/,
    ],
    [
      'es',
      { done: 'requested', was },
      listed('new', { status: 'REQUESTED' }),
      /^Su solicitud para el (.*) cambió\. Ahora pide una cita para el .*, en .*\. No está reservada hasta que .* la confirme\.$/,
    ],
    ['en', { done: 'moved', was }, booked, /^The visit on (.*) is now on .*, at .*\. The old time is canceled\.$/],
  ] as const)('names in %s the visit that is or was to be moved: %#', (language, of, one, told) => {
    renderIn(language, <VisitOutcome of={of} listed={one} />, visitOutcomeWords, nextWords, kitWords);
    const day = new Intl.DateTimeFormat(language, { timeZone: was.timeZone, day: 'numeric' }).format(was.start);
    expect(told.exec(screen.getByText(told).textContent)?.[1]).toContain(day);
  });

  it('is told of a new request without a time where one alone was sent to its provider, and marks no other', () => {
    const open = listed('open', { status: 'REQUESTED', timeOpen: true });
    const { provider } = open.appointment;
    const found = (of: readonly ReturnType<typeof listed>[]) =>
      visitDoneIn({ done: 'requested', provider: provider.id }, of)?.appointment.id;
    expect(found([booked, open])).toBe('open');
    expect(found([open, listed('other', { status: 'REQUESTED', timeOpen: true })])).toBeUndefined();
    renderIn('en', <VisitOutcome of={{ done: 'requested' }} listed={open} />, visitOutcomeWords, nextWords, kitWords);
    expect(
      screen.getByText(/^Your request for a visit was sent to .*\. It isn’t booked until .* confirms a time\.$/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open this request' }).getAttribute('href')).toContain('open');
  });

  it('is told of the request that moves the visit, where the list alone knows its id', () => {
    const found = (moves: string) =>
      visitDoneIn({ done: 'requested', moves: moves as AppointmentId }, [booked, asked(true)])?.appointment.id;
    expect([found('booked'), found('there')]).toEqual(['asked', undefined]);
    expect(visitDoneIn({ done: 'requested' }, [booked, listed('new', { status: 'REQUESTED' })])).toBeUndefined();
  });
});
