import { can, type Accounts, type Acting } from '@portico/domain/access';
import { actingFor, representedBy, type Delegations } from '@portico/domain/delegates';
import type { Instant, Language, PatientRef } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notifications';
import type { NotificationTopic, PatientContact, PatientRegistry, Registration } from '@portico/domain/profile';
import { notificationRecipients } from '../profile/index.ts';

/** A recipient of notifications about a patient's visit. */
export interface NotificationRecipient {
  readonly to: Recipient;
  readonly language: Language;
  /** If false, the person cannot sign in, so the link in the notification opens the visit by itself. */
  readonly hasAccount: boolean;
}

/** Who did something for a patient, and for whom, by the name that they know the patient by. */
export interface ActingRecipient extends Pick<NotificationRecipient, 'to' | 'language'> {
  readonly name: string;
}

/** Who is told about a patient's visits. */
export class VisitRecipients {
  readonly #accounts: Pick<Accounts, 'holding' | 'byId'>;
  readonly #registration: Pick<Registration, 'updates'>;
  readonly #patients: Pick<PatientRegistry, 'contact'>;
  readonly #delegations: Pick<Delegations, 'overCharts'>;

  constructor(
    accounts: Pick<Accounts, 'holding' | 'byId'>,
    registration: Pick<Registration, 'updates'>,
    patients: Pick<PatientRegistry, 'contact'>,
    delegations: Pick<Delegations, 'overCharts'>,
  ) {
    this.#accounts = accounts;
    this.#registration = registration;
    this.#patients = patients;
    this.#delegations = delegations;
  }

  /**
   * The chart's account holders, by their preference for the topic and in their own language; without an account, the
   * patient, if the practice has a contact: the one that is given, or the one that is read then.
   */
  async of(
    patient: PatientRef,
    topic: Extract<NotificationTopic, 'reminders' | 'visits'>,
    contact?: PatientContact,
  ): Promise<readonly NotificationRecipient[]> {
    if ((await this.#accounts.holding(patient)).length > 0) {
      const deps = { accounts: this.#accounts, registration: this.#registration };
      const recipients = await notificationRecipients(deps, patient, topic);
      return recipients.map(({ to, language }) => ({ to, language, hasAccount: true }));
    }
    const known = contact ?? (await this.#patients.contact(patient));
    if (known === undefined) return [];
    const { email, phone, language } = known;
    if (email !== undefined) return [{ to: { channel: 'email', address: email }, language, hasAccount: false }];
    return phone === undefined ? [] : [{ to: { channel: 'sms', address: phone }, language, hasAccount: false }];
  }

  /** Who acted for the patient, at their own email, while they may still see the patient's visits. */
  async acting({ actor }: Acting, patient: PatientRef, now: Instant): Promise<ActingRecipient | undefined> {
    if (actor.kind !== 'delegate') return undefined;
    const [account, over] = await Promise.all([
      this.#accounts.byId(actor.account),
      this.#delegations.overCharts([patient]),
    ]);
    const [person] = representedBy(actor.account, over, now);
    if (account === undefined || account.disabledAt !== undefined || person === undefined) return undefined;
    const acting = actingFor(actor.account, person, patient.practice);
    if (!can(acting, 'appointments:view', { kind: 'chart', chart: patient })) return undefined;
    return { to: { channel: 'email', address: account.email }, language: account.language, name: person.name };
  }
}
