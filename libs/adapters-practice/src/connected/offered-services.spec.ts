import { describe, expect, it } from '@jest/globals';
import { onlineServices } from '@portico/domain/practices';
import type { PracticeConnection } from '@portico/practice-spi';
import { here, now } from '../conformance/practice-fixture.ts';
import { asFarAsOffered } from './offered-services.ts';
import { capableClinic } from './testing/clinic-books.ts';
import { MemoryClinic } from './testing/memory-clinic.ts';

const whole = new MemoryClinic({ calendars: [], types: [], places: [], offers: [] } as never, capableClinic, () => now)
  .connection;
const practice = { ...here, guestActions: onlineServices, takesNewPatients: true } as const;

const offered = (connection: PracticeConnection | undefined) => {
  const { guestActions, takesNewPatients } = asFarAsOffered(practice, connection);
  return { guestActions, takesNewPatients };
};
const { money: _, ...unpaid } = whole;
const { booking: __, ...unbooked } = whole;
const { arrive: ___, ...visits } = whole.visits ?? {};

describe('what a connected practice offers people without an account', () => {
  it.each([
    { system: 'everything', connection: whole, left: onlineServices },
    { system: 'everything but money', connection: unpaid, left: ['book', 'check-in', 'reschedule'] },
    { system: 'everything but booking', connection: unbooked, left: ['check-in', 'pay'] },
    {
      system: 'no word of who is there',
      connection: { ...whole, visits } as typeof whole,
      left: ['book', 'pay', 'reschedule'],
    },
    { system: 'people alone', connection: { people: whole.people }, left: undefined },
  ])('is as much as its system can: $system', ({ connection, left }) => {
    const { guestActions } = offered(connection);
    expect(guestActions?.toSorted()).toEqual(left?.toSorted());
  });

  it('is no way into a video visit, no surveys and no requests for refills, which the interface has not', () => {
    const { videoElsewhere, noSurveys, noRefillRequests } = asFarAsOffered(practice, whole).behavior;
    expect({ videoElsewhere, noSurveys, noRefillRequests }).toEqual({
      videoElsewhere: true,
      noSurveys: true,
      noRefillRequests: true,
    });
    expect(asFarAsOffered(practice, undefined).behavior).not.toHaveProperty('noSurveys');
  });

  it('is no new patient where the system registers none', () => {
    const { register: ____, ...people } = whole.people;
    expect(offered({ ...whole, people }).takesNewPatients).toBeUndefined();
    expect(offered(whole).takesNewPatients).toBe(true);
  });
});
