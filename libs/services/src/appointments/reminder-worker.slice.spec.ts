import { describe, expect, it } from '@jest/globals';
import type { Email } from '@portico/domain/access';
import { usualVisitRules } from '@portico/domain/appointments';
import { MemoryComingVisits, MemoryReminders, MemoryVisitPolicies } from '@portico/domain/appointments/testing';
import {
  DAY,
  HOUR,
  MINUTE,
  plus,
  type AppointmentId,
  type Instant,
  type LocalDate,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import { usualChoices } from '@portico/domain/profile';
import { ana, anaAtMesa, ben, benAtMesa, mesa, noon, baseFixture, visit } from '../kernel/testing/index.ts';
import { ReminderWorker } from './reminder-worker.ts';
import { LinkMaker } from '../access/index.ts';
import { VisitRecipients } from './visit-recipients.ts';
import { ReminderNotifier } from './reminder-notifications.ts';

const fixture = () => {
  const parts = baseFixture();
  let now = noon;
  const comingVisits = new MemoryComingVisits(parts.schedule);
  const visitPolicies = new MemoryVisitPolicies();
  visitPolicies.put(mesa.id, { ...usualVisitRules, remindersBefore: [4_320, 1_440, 120] });
  const reported: string[] = [];
  const problems: unknown[] = [];
  const deps = {
    ...parts,
    comingVisits,
    visitPolicies,
    reminders: new MemoryReminders(),
    now: () => now,
    tell: new ReminderNotifier(
      parts.practices,
      new VisitRecipients(parts.accounts, parts.registration, parts.patients, parts.delegations),
      new LinkMaker(parts.capabilities, parts.codes, (path) => `https://portal.example${path}`),
      parts.notifier,
    ).tell,
    report: (outcome: string) => void reported.push(outcome),
    onError: (thrown: unknown) => void problems.push(thrown),
  };
  return {
    ...deps,
    deps,
    reported,
    problems,
    at: (moment: Instant) => {
      now = moment;
      return new ReminderWorker(
        deps.comingVisits,
        deps.reminders,
        deps.visitPolicies,
        deps.now,
        deps.tell,
        deps.report,
        deps.onError,
      ).round();
    },
    told: () => parts.notifier.sent.map(({ to, language }) => [to.address, language]),
  };
};

const inThreeDays = visit('soon', benAtMesa, 80);

describe('reminders of a visit', () => {
  it('are sent at each offset of the practice, once, in the language of whoever reads them', async () => {
    const parts = fixture();
    parts.schedule.put(inThreeDays, visit('hers', anaAtMesa, 81));
    expect(await parts.at(plus(inThreeDays.start, -3 * DAY - 1))).toBe(0);
    expect(await parts.at(plus(inThreeDays.start, -3 * DAY))).toBe(1);
    expect(await parts.at(plus(inThreeDays.start, -3 * DAY + MINUTE))).toBe(0);
    expect(parts.notifier.sent).toMatchObject([
      {
        notification: {
          kind: 'visit-reminder',
          practice: mesa.name,
          start: inThreeDays.start,
          timeZone: 'America/Phoenix',
        },
        to: { channel: 'email', address: ben.email },
      },
    ]);
    for (const before of [DAY, 2 * HOUR]) {
      await parts.at(plus(inThreeDays.start, -before));
      await parts.at(plus(inThreeDays.start, -before + HOUR));
    }
    expect(parts.told()).toEqual([
      [ben.email, 'en'],
      ...[1, 2].flatMap(() => [
        [ben.email, 'en'],
        [ana.email, 'es'],
      ]),
    ]);
    expect(parts.notifier.last('visit-reminder', ben.email)?.link).toMatch(
      /^https:\/\/portal\.example\/confirm_visit\?code=[^&]+&language=en$/,
    );
  });

  it('MON-278 come by what was chosen, or not at all', async () => {
    const parts = fixture();
    parts.schedule.put(inThreeDays);
    await parts.registration.keep(benAtMesa, { updates: { ...usualChoices, reminders: { email: false, sms: false } } });
    await parts.at(plus(inThreeDays.start, -3 * DAY));
    expect(parts.told()).toEqual([]);
    await parts.registration.keep(benAtMesa, { updates: usualChoices });
    await parts.at(plus(inThreeDays.start, -DAY));
    expect(parts.told()).toEqual([[ben.email, 'en']]);
  });

  it('go to a patient without an account where the practice reaches them, with a right to this visit alone', async () => {
    const parts = fixture();
    const eva = { ...anaAtMesa, patient: 'eva' as PatientId };
    const email = 'eva@example.org' as Email;
    const birthDate = '1990-01-02' as LocalDate;
    await parts.patients.register({ patient: eva, name: 'Eva', birthDate, language: 'es', email });
    parts.schedule.put(visit('hers', eva, 80));
    await parts.at(plus(inThreeDays.start, -DAY));
    expect(parts.told()).toEqual([[email, 'es']]);
    const code = /code=([^&]+)/.exec(parts.notifier.last('visit-reminder', email)?.link ?? '')?.[1] ?? '';
    expect(await parts.capabilities.byCode(parts.codes.hashOf(code))).toMatchObject({
      purpose: 'guest-reschedule',
      ...eva,
      resource: 'hers',
      email,
    });
  });

  it('die with the booking, also between being taken and being sent', async () => {
    const parts = fixture();
    parts.schedule.put({ ...inThreeDays, status: 'CANCELLED' }, visit('asked', benAtMesa, 80, { status: 'REQUESTED' }));
    expect(await parts.at(plus(inThreeDays.start, -DAY))).toBe(0);
    parts.schedule.put(inThreeDays);
    const worker = new ReminderWorker(
      parts.deps.comingVisits,
      {
        claim: async (...asked) => {
          parts.schedule.put({ ...inThreeDays, status: 'CANCELLED' });
          return parts.reminders.claim(...asked);
        },
        open: (...asked) => parts.reminders.open(...asked),
        sent: (...asked) => parts.reminders.sent(...asked),
        prune: (...asked) => parts.reminders.prune(...asked),
      },
      parts.deps.visitPolicies,
      parts.deps.now,
      parts.deps.tell,
      parts.deps.report,
      parts.deps.onError,
    );
    expect(await worker.round()).toBe(1);
    expect(parts.reported).toEqual(['visit-gone']);
    expect(parts.notifier.sent).toEqual([]);
  });

  it('begin anew with a visit that was moved, and are not sent for offsets that were past when it was booked', async () => {
    const parts = fixture();
    parts.schedule.put(inThreeDays);
    await parts.at(plus(inThreeDays.start, -2 * HOUR));
    const moved = { ...inThreeDays, start: plus(inThreeDays.start, HOUR), end: plus(inThreeDays.end, HOUR) };
    parts.schedule.put(moved);
    await parts.at(plus(moved.start, -2 * HOUR));
    expect(parts.told()).toHaveLength(2);
    const late = visit('late', benAtMesa, 200);
    parts.schedule.put(late);
    parts.comingVisits.bookedAt.set('late' as AppointmentId, plus(late.start, -DAY + HOUR));
    await parts.at(plus(late.start, -DAY + 2 * HOUR));
    expect(parts.told()).toHaveLength(2);
    await parts.at(plus(late.start, -2 * HOUR));
    expect(parts.told()).toHaveLength(3);
  });

  it('are sent once by several workers, and again by another where one died before it sent', async () => {
    const parts = fixture();
    parts.schedule.put(inThreeDays);
    const due = plus(inThreeDays.start, -DAY);
    const dying = new ReminderWorker(
      parts.deps.comingVisits,
      parts.deps.reminders,
      parts.deps.visitPolicies,
      () => due,
      async () => {
        throw new Error('died');
      },
      parts.deps.report,
      parts.deps.onError,
    );
    await dying.round();
    expect(parts.problems).toHaveLength(1);
    expect(await parts.at(plus(due, MINUTE))).toBe(0);
    const rounds = await Promise.all([1, 2, 3].map(() => parts.at(plus(due, 6 * MINUTE))));
    expect(rounds.toSorted()).toEqual([0, 0, 1]);
    expect(parts.told()).toHaveLength(1);
  });

  it('of a practice that has thousands due hold nobody of another practice up', async () => {
    const parts = fixture();
    const far = { ...benAtMesa, practice: 'far' as PracticeId };
    const many = Array.from({ length: 2_500 }, (_, at) => visit(`m${at}`, benAtMesa, 80));
    // After all the others in reading order.
    const last = visit('zz', far, 80.5);
    parts.schedule.put(...many, last);
    const claimed: string[] = [];
    const worker = new ReminderWorker(
      parts.deps.comingVisits,
      parts.deps.reminders,
      parts.deps.visitPolicies,
      () => plus(last.start, -DAY),
      async ({ visit: { id } }) => void claimed.push(id),
      parts.deps.report,
      parts.deps.onError,
    );
    expect(await worker.round()).toBe(2_501);
    expect(new Set(claimed).size).toBe(2_501);
    expect(claimed.slice(0, 2)).toContain('zz');
  });

  it('of another practice that come due while a long list is sent do not wait for its end', async () => {
    const parts = fixture();
    const many = Array.from({ length: 300 }, (_, at) => visit(`m${at}`, benAtMesa, 80));
    const later = visit('later', { ...anaAtMesa, practice: 'far' as PracticeId }, 80.05);
    parts.schedule.put(...many, later);
    let moment = plus(inThreeDays.start, -DAY);
    const told: string[] = [];
    const worker = new ReminderWorker(
      parts.deps.comingVisits,
      parts.deps.reminders,
      parts.deps.visitPolicies,
      () => moment,
      async ({ visit: { id } }) => {
        told.push(id);
        moment = plus(moment, 2_000);
      },
      parts.deps.report,
      parts.deps.onError,
    );
    expect(await worker.round()).toBe(301);
    expect(told.indexOf('later')).toBeLessThan(200);
  });

  it('are looked for only where they came due since, and now and then where another may have left some', async () => {
    const parts = fixture();
    const asked: number[] = [];
    let moment = noon;
    const worker = new ReminderWorker(
      {
        standing: (...asked) => parts.comingVisits.standing(...asked),
        starting: async (spans, ...page) => {
          asked.push(spans.reduce((sum, { after, until }) => sum + (until - after) / MINUTE, 0));
          return parts.comingVisits.starting(spans, ...page);
        },
      },
      parts.deps.reminders,
      parts.deps.visitPolicies,
      () => moment,
      parts.deps.tell,
      parts.deps.report,
      parts.deps.onError,
    );
    for (let minutes = 0; minutes <= 10; minutes += 1) {
      moment = plus(noon, minutes * MINUTE);
      await worker.round();
    }
    // Six hours before each of three times, as far as they are to come; then a minute, and the one before it.
    const [all, since] = [120 + 2 * 360, 3 * 2];
    expect(asked).toEqual([all, ...Array.from({ length: 9 }, () => since), all]);
  });

  it('of a practice whose system does not answer wait for it, and those of another practice do not', async () => {
    const parts = fixture();
    const far = { ...benAtMesa, practice: 'far' as PracticeId };
    parts.schedule.put(visit('mine', benAtMesa, 80), visit('theirs', far, 80));
    let isAway = true;
    let moment = plus(inThreeDays.start, -DAY);
    const told: string[] = [];
    const worker = new ReminderWorker(
      {
        starting: (...asked) => parts.comingVisits.starting(...asked),
        standing: async (practice, seen) =>
          practice === mesa.id && isAway
            ? { booked: new Map(), unread: new Set(seen.map((one) => one.visit)) }
            : parts.comingVisits.standing(practice, seen),
      },
      parts.deps.reminders,
      parts.deps.visitPolicies,
      () => moment,
      async ({ visit: { id } }) => void told.push(id),
      parts.deps.report,
      parts.deps.onError,
    );
    await worker.round();
    expect(told).toEqual(['theirs']);
    moment = plus(moment, 2 * MINUTE);
    await worker.round();
    moment = plus(moment, 2 * MINUTE);
    isAway = false;
    expect(await worker.round()).toBe(1);
    expect(told).toEqual(['theirs', 'mine']);
    isAway = true;
    parts.schedule.put(visit('late', benAtMesa, 100));
    moment = plus(noon, 76 * HOUR);
    await worker.round();
    isAway = false;
    moment = plus(moment, 6 * HOUR);
    expect(await worker.round()).toBe(0);
    expect(told).not.toContain('late');
  });
});
