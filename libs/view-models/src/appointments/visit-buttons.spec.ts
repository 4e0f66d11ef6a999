import { describe, expect, it } from '@jest/globals';
import type { AppointmentStatus } from '@portico/domain/appointments';
import { instant, MINUTE, plus } from '@portico/domain/kernel';
import { benAtMesa, mesa, noon, visit } from '@portico/services/kernel/testing';
import { type ListedAppointment, visitButtons, whyNoChange } from '@portico/application/appointments';

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

describe('why a visit cannot be moved online', () => {
  const statuses = ['SCHEDULED', 'CHECKED-IN', 'REQUESTED', 'MISSED', 'CANCELLED', 'COMPLETED'] as const;
  const hours = [-2, -0.25, 0.25, 3, 48];
  const cutOffs = [undefined, 0, 24 * 60];
  it('APT-046 is said where a visit to come has no button that moves it, and nowhere else', () => {
    for (const status of statuses) {
      for (const ahead of hours) {
        for (const minutes of cutOffs) {
          for (const mayAct of [true, false]) {
            const visitTo = listed(status, ahead, { mayAct });
            const until =
              minutes === undefined ? {} : { changeUntil: plus(visitTo.appointment.start, -minutes * MINUTE) };
            const { reschedule, changeRequest } = visitButtons({ ...visitTo, ...until }, noon);
            const isAhead =
              (status === 'SCHEDULED' || status === 'CHECKED-IN') && visitTo.appointment.end > noon && mayAct;
            const why = whyNoChange({ ...visitTo, ...until }, noon);
            expect(why !== undefined).toBe(isAhead && !reschedule && !changeRequest);
          }
        }
      }
    }
  });

  it('APT-046 is that it is too late, that the practice is called for it, or that check-in is done', () => {
    const near = listed('SCHEDULED', 3);
    expect(whyNoChange({ ...near, changeUntil: plus(noon, -1) }, noon)).toBe('too-late');
    expect(whyNoChange({ ...near, changeUntil: instant(0) }, noon)).toBe('by-phone');
    expect(whyNoChange(listed('CHECKED-IN', 3), noon)).toBe('checked-in');
  });
});

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

  it('APT-046 are no other time and no canceling once it is too late, which is said in their place', () => {
    const near = listed('SCHEDULED', 48);
    const changeUntil = plus(near.appointment.start, -24 * 60 * MINUTE);
    expect(buttons({ ...near, changeUntil }, plus(changeUntil, -1))).toContain('reschedule');
    expect(buttons({ ...near, changeUntil }, changeUntil)).toEqual(['call early']);
    // A practice that moves visits by phone may still cancel them here, and its dialog says so.
    expect(buttons({ ...near, changeUntil: instant(0) }).sort()).toEqual(['call early', 'cancel']);
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
