import { describe, expect, it } from '@jest/globals';
import type { AppointmentStatus } from '@portico/domain/appointments';
import { MINUTE, plus } from '@portico/domain/kernel';
import { benAtMesa, mesa, noon, visit } from '@portico/services/kernel/testing';
import { type ListedAppointment, visitButtons } from '@portico/application/appointments';

const listed = (
  status: AppointmentStatus,
  hours: number,
  more: Partial<ListedAppointment> = {},
): ListedAppointment => ({
  appointment: visit('one', benAtMesa, hours, { status, video: true }),
  practice: { id: mesa.id, name: mesa.name },
  today: false,
  booking: 'slots',
  mayAct: true,
  canCheckIn: false,
  canCheckOut: false,
  ...more,
});

/** The names of the buttons that are there. */
const buttons = (of: ListedAppointment, now = noon): string[] =>
  Object.entries(visitButtons(of, now)).flatMap(([name, there]) =>
    there === true ? [name] : typeof there === 'string' ? [`${name} ${there}`] : [],
  );

describe('the buttons of a card', () => {
  it('APT-045 APT-046 are check-in and video above, another time and canceling below', () => {
    expect(buttons(listed('SCHEDULED', 0.25, { canCheckIn: true })).sort()).toEqual([
      'call check-in-first',
      'cancel',
      'checkIn',
      'reschedule',
    ]);
    expect(buttons(listed('SCHEDULED', 48)).sort()).toEqual(['call early', 'cancel', 'reschedule']);
    expect(buttons(listed('CHECKED-IN', 0.25))).toEqual(['call open']);
  });

  it('join no call whose address the practice itself sends', () => {
    expect(buttons(listed('CHECKED-IN', 0.25, { joinedElsewhere: true }))).toEqual([]);
    expect(buttons(listed('SCHEDULED', 48, { joinedElsewhere: true })).sort()).toEqual(['cancel', 'reschedule']);
  });

  it('APT-046 are booking again alone where a visit is over, missed or canceled', () => {
    for (const status of ['MISSED', 'CANCELLED', 'COMPLETED'] as const) {
      expect(buttons(listed(status, 48))).toEqual(['bookAgain']);
    }
    expect(buttons(listed('SCHEDULED', -1))).toEqual(['bookAgain']);
  });

  it('APT-048 are none on a request but to change it and to take it back', () => {
    expect(buttons(listed('REQUESTED', 48)).sort()).toEqual(['changeRequest', 'withdraw']);
    expect(buttons(listed('REQUESTED', -1))).toEqual(['bookAgain']);
  });

  it('APT-046 are no other time once its practice gives none online, and canceling, which says whom to call', () => {
    const near = listed('SCHEDULED', 48);
    const changeUntil = plus(near.appointment.start, -24 * 60 * MINUTE);
    expect(buttons({ ...near, changeUntil }, plus(changeUntil, -1))).toContain('reschedule');
    expect(buttons({ ...near, changeUntil }, changeUntil).sort()).toEqual(['call early', 'cancel']);
  });

  it('are no other time and no canceling once the visit has begun', () => {
    const begun = listed('SCHEDULED', 0);
    expect(buttons(begun, plus(begun.appointment.start, -1))).toContain('cancel');
    expect(buttons(begun, plus(begun.appointment.start, MINUTE))).toEqual(['call check-in-first']);
  });

  it('APT-003 are none at all for whoever may only look', () => {
    for (const hours of [-48, 0, 48]) {
      expect(buttons(listed('SCHEDULED', hours, { mayAct: false }))).toEqual([]);
    }
  });
});
