import { issueCapability, type Accounts, type Capabilities, type CodeMint } from '@portico/domain/access';
import type { Appointment } from '@portico/domain/appointments';
import type { CapabilityId, Instant } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notices';
import type { PracticeDirectory } from '@portico/domain/practices';
import { withQuery, type LinkTo } from '../kernel/index.ts';

export type TellOfVisit = (visit: Appointment, at: Instant) => Promise<void>;

export interface ReminderNewsDeps {
  readonly accounts: Pick<Accounts, 'holding'>;
  readonly capabilities: Pick<Capabilities, 'add'>;
  readonly codes: Pick<CodeMint, 'link' | 'newId'>;
  readonly practices: Pick<PracticeDirectory, 'practices'>;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
}

/** Writes to those whose chart it is, each with a link by which the visit is confirmed, moved or cancelled. */
export const reminderNews =
  ({ accounts, capabilities, codes, practices, notifier, linkTo }: ReminderNewsDeps): TellOfVisit =>
  async ({ id: resource, patient, start, location: { timeZone } }, at) => {
    const [[practice], holders] = await Promise.all([
      practices.practices([patient.practice]),
      accounts.holding(patient),
    ]);
    if (practice === undefined) return;
    for (const { email, language } of holders) {
      const { code, hash } = codes.link();
      const right = { purpose: 'guest-reschedule', ...patient, resource, email } as const;
      await capabilities.add(issueCapability(right, { id: codes.newId() as CapabilityId, code: hash, now: at }));
      const link = linkTo(withQuery('/confirm_visit', { code, language }));
      const notice = { kind: 'visit-reminder', practice: practice.name, start, timeZone, link } as const;
      await notifier.send(notice, { channel: 'email', address: email }, language);
    }
  };
