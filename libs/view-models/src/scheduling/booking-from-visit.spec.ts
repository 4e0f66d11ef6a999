import { describe, expect, it } from '@jest/globals';
import type { ListedAppointment } from '@portico/application/appointments';
import { instant } from '@portico/domain/kernel';
import { sample } from '@portico/domain/scheduling/testing';
import { benAtPena, pena, visit } from '@portico/services/kernel/testing';
import { inPlaceOf, nextLikeThisOne } from './booking-from-visit.ts';

const bookedAs = { resource: sample.nunez, visitReason: sample.checkUp };
// The evening of November 29 in New York, and November 30 by the clock of the world.
const { location, ...rest } = visit('left', benAtPena, -1, { status: 'CHECKED-IN', bookedAs });
const appointment = {
  ...rest,
  location: { ...location, id: sample.bay, timeZone: 'America/New_York' },
  start: instant(Date.parse('2026-11-30T03:00:00Z')),
};
const left = (booking: ListedAppointment['booking'], more: object = {}): ListedAppointment =>
  ({ appointment: { ...appointment, ...more }, practice: { id: pena.id, name: pena.name }, booking }) as never;
const picked = { ...bookedAs, location: sample.bay };

describe('the next visit, like the one that is checked out of', () => {
  it('APT-216 APT-217 begins with its times, so long after the day of this one where this one was', () => {
    expect(nextLikeThisOne(left('slots'), 'In 2 weeks')).toEqual({
      draft: { practice: pena.id, picked, checkOut: 'left', days: { start: '2026-12-13', end: '2026-12-19' } },
      to: '/appointments/check_out/available_hours',
    });
  });

  it('APT-073 APT-216 begins with the request for that week where only requests are taken', () => {
    expect(nextLikeThisOne(left('requests-only'), 'In a month')).toEqual({
      draft: { practice: pena.id, picked, checkOut: 'left', requested: { week: ['In a month'], day: [], time: [] } },
      to: '/appointments/add_appointment/Vertexavailable_hours',
    });
  });

  it('APT-216 does not begin so where it is not known what this one was booked as', () => {
    expect(nextLikeThisOne(left('slots', { bookedAs: undefined }), 'In 3 months')).toBeUndefined();
  });
});

describe('a free time in place of a visit', () => {
  it('is chosen among times that begin with its day on the calendar of the place', () => {
    const waited = { id: 'later', location: { timeZone: 'America/New_York' } };
    const free = { start: instant(Date.parse('2026-12-02T03:00:00Z')), offer: picked };
    expect(inPlaceOf(pena.id, waited as never, free as never)).toEqual({
      draft: { practice: pena.id, picked, replaces: 'later', days: { start: '2026-12-01', end: '2026-12-03' } },
      to: '/appointments/add_appointment/available_hours',
    });
  });
});
