import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  guests,
  nobody,
  nobodyId,
  operators,
  portal,
  type Activity,
  type ActivityLog,
  type OperatorName,
} from '@portico/domain/activity';
import {
  instant,
  type AccountId,
  type CapabilityId,
  type PatientId,
  type PracticeId,
  type SessionId,
} from '@portico/domain/kernel';

/** A log and a way to look into it, oldest line first. */
export interface ReadableLog {
  readonly log: ActivityLog;
  entries(): Promise<readonly Activity[]>;
}

const signedIn: Activity = {
  at: instant(1_000),
  actor: 'account-1' as AccountId,
  actorKind: 'delegate',
  subject: 'account-2' as AccountId,
  action: 'signed-in',
};
const viewed: Activity = {
  ...signedIn,
  at: instant(2_000),
  practice: 'alder' as PracticeId,
  action: 'downloaded-lab',
  resource: '17',
};

const [alder, patient] = ['alder' as PracticeId, 'patient-2' as PatientId];
const own: Activity = {
  at: instant(3_000),
  actor: 'account-2' as AccountId,
  actorKind: 'patient',
  subject: patient,
  practice: alder,
  action: 'downloaded-record',
};
const about = [{ id: 'account-2' as AccountId }, { practice: alder, id: patient }];

/** `empty` answers a log without a line. */
export const activityLogContract = (empty: () => Promise<ReadableLog>): void => {
  describe('ActivityLog', () => {
    let readable: ReadableLog;
    beforeEach(async () => {
      readable = await empty();
    });

    const putAll = async (...lines: readonly Activity[]): Promise<void> => {
      for (const line of lines) await readable.log.append(line);
    };
    const listed = async (more: Partial<Parameters<ActivityLog['listed']>[0]> = {}) =>
      (await readable.log.listed({ about, limit: 10, ...more })).map(({ activity }) => activity);

    it('keeps actor, subject, practice, action and resource of every line', async () => {
      await readable.log.append(signedIn);
      await readable.log.append(viewed);
      expect(await readable.entries()).toEqual([signedIn, viewed]);
    });

    it('SEC-S6 keeps outcome, reason, address, browser, session, request and key of a line', async () => {
      const refused: Activity = {
        ...viewed,
        action: 'was-refused',
        outcome: 'refused',
        reason: 'not-found',
        origin: {
          address: '192.0.2.7',
          userAgent: 'Firefox',
          session: 'session-1' as SessionId,
          request: 'request-1',
          key: 'key-1',
        },
      };
      const byOperator: Activity = {
        ...signedIn,
        actor: 'maria' as OperatorName,
        actorKind: 'operator',
        action: 'signed-out-device',
        reason: 'asked by phone, date of birth checked',
      };
      await readable.log.append(byOperator);
      await readable.log.append(refused);
      expect(await readable.entries()).toEqual([byOperator, refused]);
    });

    it('SEC-S6 keeps refusals and does not list them', async () => {
      await putAll({ ...own, actor: 'account-1' as AccountId, actorKind: 'delegate', action: 'was-refused' });
      expect(await readable.entries()).toHaveLength(1);
      expect(await listed()).toEqual([]);
      expect(await readable.log.doers(about)).toEqual([]);
    });

    it('keeps lines apart that say the same at the same time', async () => {
      await Promise.all([1, 2, 3].map(() => readable.log.append(viewed)));
      expect(await readable.entries()).toEqual([viewed, viewed, viewed]);
    });

    it('ACC-124 lists newest first what is about the subjects, and nothing about anybody else', async () => {
      const mine: Activity = { ...signedIn, actor: 'account-2' as AccountId, actorKind: 'patient' };
      await putAll(
        mine,
        own,
        { ...own, subject: 'patient-3' as PatientId },
        { ...own, practice: 'birch' as PracticeId },
      );
      expect(await listed()).toEqual([own, mine]);
      expect(await listed({ about: [] })).toEqual([]);
    });

    it('ACC-124 lists what others looked at, and not what a person looked at alone', async () => {
      const looked: Activity = { ...own, action: 'viewed-health' };
      await putAll(looked, { ...looked, actor: 'account-1' as AccountId, actorKind: 'delegate' });
      expect(await listed()).toEqual([{ ...looked, actor: 'account-1', actorKind: 'delegate' }]);
    });

    it('ACC-124 MON-178 lists a payment once, by whom it was paid, and keeps the line of the ledger beside it', async () => {
      const paid: Activity = { ...own, action: 'paid', resource: 'charge-1' };
      const taken: Activity = {
        ...own,
        at: instant(3_500),
        actor: nobodyId,
        actorKind: 'portal',
        action: 'charged-card',
        resource: 'charge-1-in',
      };
      const bySchedule: Activity = { ...taken, resource: 'charge-2-in' };
      // Paid by its name alone, but at another practice, or by another person.
      const elsewhere: Activity = { ...paid, practice: 'birch' as PracticeId, resource: 'charge-2' };
      const others: Activity = { ...paid, subject: 'patient-3' as PatientId, resource: 'charge-2' };
      const givenBack: Activity = { ...taken, action: 'refunded-payment', resource: 'charge-1-out' };
      await putAll(taken, paid, elsewhere, others);
      expect(await listed()).toEqual([paid]);
      expect(await readable.log.doers(about)).toEqual(['account-2']);
      await putAll(bySchedule, givenBack);
      expect(await listed()).toEqual([givenBack, bySchedule, paid]);
      expect(await listed({ by: portal })).toEqual([givenBack, bySchedule]);
      expect([...(await readable.log.doers(about))].sort()).toEqual(['account-2', portal]);
      expect(await readable.entries()).toContainEqual(taken);
    });

    it('goes on behind a line, past others of the same moment, without leaving any out', async () => {
      const lines = Array.from({ length: 7 }, (_, at): Activity => ({ ...own, resource: String(at) }));
      await putAll(...lines);
      const seen: Activity[] = [];
      for (let before; ;) {
        const page = await readable.log.listed({ about, limit: 3, ...(before === undefined ? {} : { before }) });
        if (page.length === 0) break;
        seen.push(...page.map(({ activity }) => activity));
        before = page.at(-1)?.mark;
      }
      expect(seen).toEqual(lines.toReversed());
    });

    it('ACC-124 names everybody who acted once, guests as one, and lists one of them', async () => {
      const byDelegate: Activity = { ...own, actor: 'account-1' as AccountId, actorKind: 'delegate' };
      const byGuests = ['link-1', 'link-2'].map((link): Activity => ({
        ...own,
        actor: link as CapabilityId,
        actorKind: 'guest',
        action: 'opened-guest-link',
      }));
      const byOperators = ['maria', 'jo'].map((name): Activity => ({
        ...own,
        actor: name as OperatorName,
        actorKind: 'operator',
        reason: 'asked by phone',
      }));
      const byNobody: Activity = { ...own, actor: nobodyId, actorKind: 'nobody', action: 'failed-identity-check' };
      await putAll(own, own, byDelegate, ...byGuests, ...byOperators, byNobody, {
        ...own,
        subject: 'patient-3' as PatientId,
        actor: 'x' as AccountId,
      });
      expect([...(await readable.log.doers(about))].sort()).toEqual([
        'account-1',
        'account-2',
        guests,
        nobody,
        operators,
      ]);
      expect(await listed({ by: operators })).toEqual(byOperators.toReversed());
      expect(await listed({ by: nobody })).toEqual([byNobody]);
      expect(await listed({ by: 'account-1' as AccountId })).toEqual([byDelegate]);
      expect(await listed({ by: guests })).toEqual(byGuests.toReversed());
      expect(await readable.log.doers([])).toEqual([]);
    });
  });
};
