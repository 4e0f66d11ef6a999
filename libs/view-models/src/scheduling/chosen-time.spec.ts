import { Drafts } from '../kernel/index.ts';
import { describe, expect, it } from '@jest/globals';
import { bookingFixture, checkUp } from '@portico/services/scheduling/testing';
import { noon } from '@portico/services/kernel/testing';
import { failed, MINUTE } from '@portico/domain/kernel';
import type { Booking } from '@portico/application/scheduling';
import { HandClock } from '../access/testing/index.ts';
import { BookingDrafts } from './booking-draft.ts';
import { ChosenTime } from './chosen-time.ts';

const opened = async (flaws: Partial<Booking> = {}) => {
  const fixture = bookingFixture();
  const hours = await fixture.service().hours(checkUp);
  const [slot] = hours.ok ? hours.value.days.flatMap(({ slots }) => slots) : [];
  if (!hours.ok || slot === undefined) throw new Error('There are times.');
  const clock = new HandClock(noon);
  const told: unknown[] = [];
  const service = fixture.service();
  const time = new ChosenTime(
    {
      booking: {
        hours: (...asked) => service.hours(...asked),
        keep: (...asked) => service.keep(...asked),
        release: (...asked) => service.release(...asked),
        book: (order) => service.book(order),
        ...flaws,
      },
      choice: checkUp,
      drafts: new BookingDrafts(new Drafts(() => ({ person: 'ben', place: 'mesa' })).of('booking')),
      clock,
      randomUuid: () => 'press',
    },
    {
      hours: () => hours.value,
      onChoose: () => told.push('chosen'),
      onBooked: ({ visit }) => told.push(visit.appointment.status),
      onLost: ({ kind }) => told.push(kind),
    },
  );
  return { time, slot, clock, told };
};

describe('the chosen time', () => {
  it('APT-108 is held, then booked, and the screen is told of both', async () => {
    const { time, slot, told } = await opened();
    await time.choose(slot);
    expect({ stateKind: time.state.kind, secondsLeft: time.secondsLeft }).toEqual({
      stateKind: 'confirming',
      secondsLeft: 600,
    });
    await time.confirm();
    expect({ stateKind: time.state.kind, told }).toEqual({ stateKind: 'none', told: ['chosen', 'SCHEDULED'] });
  });

  it('APT-115 is lost when its hold is over or refused, and the screen is told why', async () => {
    const { time, slot, clock, told } = await opened();
    await time.choose(slot);
    clock.pass(10 * MINUTE);
    expect({ stateKind: time.state.kind, told }).toEqual({ stateKind: 'none', told: ['chosen', 'hold-over'] });
    const refused = await opened({ keep: async () => failed({ kind: 'slot-gone' }) });
    await refused.time.choose(refused.slot);
    expect({ stateKind: refused.time.state.kind, told: refused.told }).toEqual({
      stateKind: 'none',
      told: ['chosen', 'slot-gone'],
    });
  });
});
