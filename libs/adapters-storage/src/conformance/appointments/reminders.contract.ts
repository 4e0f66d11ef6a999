import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Reminder, Reminders } from '@portico/domain/appointments';
import { instant, type AppointmentId, type PatientId, type PracticeId } from '@portico/domain/kernel';

const reminder = (visit: string, minutesBefore = 120, more: Partial<Reminder> = {}): Reminder => ({
  patient: { practice: 'mesa' as PracticeId, patient: 'ana' as PatientId },
  visit: visit as AppointmentId,
  start: instant(1_000_000),
  minutesBefore,
  ...more,
});

/** What every adapter of `Reminders` keeps to. */
export const remindersContract = (make: () => Promise<Reminders>): void => {
  describe('Reminders', () => {
    let reminders: Reminders;
    beforeEach(async () => {
      reminders = await make();
    });

    it('gives each to one of all who ask, in the order in which they were asked for', async () => {
      const wanted = [reminder('b'), reminder('a'), reminder('a', 1_440)];
      const claimed = await Promise.all([1, 2, 3].map(() => reminders.claim(wanted, instant(1), instant(10))));
      expect(claimed.flat()).toHaveLength(3);
      expect(claimed.find(({ length }) => length > 0)).toEqual(wanted);
      expect(await reminders.claim([], instant(1), instant(10))).toEqual([]);
    });

    it('gives one to somebody else when whoever took it has died, and to nobody once it is sent', async () => {
      await reminders.claim([reminder('a'), reminder('b')], instant(1), instant(10));
      expect(await reminders.claim([reminder('a')], instant(9), instant(20))).toEqual([]);
      expect(await reminders.claim([reminder('a')], instant(10), instant(20))).toEqual([reminder('a')]);
      await reminders.sent(reminder('a'));
      expect(await reminders.claim([reminder('a')], instant(30), instant(40))).toEqual([]);
      expect(await reminders.claim([reminder('b')], instant(30), instant(40))).toEqual([reminder('b')]);
    });

    it('says which are neither sent nor taken, in the order in which they were asked for', async () => {
      const [sent, taken, fresh] = [reminder('sent'), reminder('taken'), reminder('fresh')];
      await reminders.claim([sent, taken], instant(1), instant(10));
      await reminders.sent(sent);
      expect(await reminders.open([taken, sent, fresh], instant(9))).toEqual([fresh]);
      expect(await reminders.open([taken, sent, fresh], instant(10))).toEqual([taken, fresh]);
      expect(await reminders.open([], instant(1))).toEqual([]);
    });

    it('tells visits, practices, offsets and starts apart', async () => {
      await reminders.claim([reminder('a')], instant(1), instant(10));
      const others = [
        reminder('c'),
        reminder('a', 1_440),
        reminder('a', 120, { start: instant(2_000_000) }),
        reminder('a', 120, { patient: { practice: 'pena' as PracticeId, patient: 'ana' as PatientId } }),
      ];
      expect(await reminders.claim(others, instant(1), instant(10))).toEqual(others);
    });

    it('forgets those of visits that are over', async () => {
      await reminders.claim([reminder('a')], instant(1), instant(10));
      await reminders.prune(instant(1_000_000));
      expect(await reminders.claim([reminder('a')], instant(2), instant(10))).toEqual([]);
      await reminders.prune(instant(1_000_001));
      expect(await reminders.claim([reminder('a')], instant(2), instant(10))).toEqual([reminder('a')]);
    });
  });
};
