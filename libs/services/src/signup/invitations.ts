import {
  capabilityLife,
  issueCapability,
  type Capabilities,
  type CodeGenerator,
  type Email,
  type Phone,
} from '@portico/domain/access';
import { DAY, type CapabilityId, type Instant, type Language, type PatientRef } from '@portico/domain/kernel';
import type { Notifier, Recipient } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import { withQuery, type LinkTo } from '@portico/application/kernel';

/** The invited person, chart, address and language. */
export interface InvitationOrder {
  readonly chart: PatientRef;
  readonly to: Recipient;
  readonly language: Language;
}

/**
 * Makes and withdraws patients' invitations. Called by the system itself (a practice, the demo), never for a person.
 */
export class Invitations {
  readonly #capabilities: Capabilities;
  readonly #codes: CodeGenerator;
  readonly #notifier: Notifier;
  readonly #practices: PracticeDirectory;
  readonly #linkTo: LinkTo;

  constructor(
    capabilities: Capabilities,
    codes: CodeGenerator,
    notifier: Notifier,
    practices: PracticeDirectory,
    linkTo: LinkTo,
  ) {
    this.#capabilities = capabilities;
    this.#codes = codes;
    this.#notifier = notifier;
    this.#practices = practices;
    this.#linkTo = linkTo;
  }

  /** Stores the invitation and sends its link; undefined if the practice is unknown. */
  async issue({ chart, to, language }: InvitationOrder, now: Instant): Promise<CapabilityId | undefined> {
    const [practice] = await this.#practices.practices([chart.practice]);
    if (practice === undefined) return undefined;
    const { code, hash } = this.#codes.link();
    const id = this.#codes.newId() as CapabilityId;
    const bySms = to.channel === 'sms';
    const sentTo = bySms ? { phone: to.address as Phone } : { email: to.address as Email };
    await this.#capabilities.add(
      issueCapability({ purpose: 'invitation', ...chart, ...sentTo }, { id, code: hash, now }),
    );
    const path = bySms
      ? withQuery('/guest/smsSignupConfirmation', { i: code, usedBtn: 'invitation_sms' })
      : withQuery('/signup', { i: code, em: to.address, usedBtn: 'invitation_mail' });
    const days = capabilityLife.invitation / DAY;
    await this.#notifier.send(
      { kind: 'invitation', practice: practice.name, link: this.#linkTo(path), days },
      to,
      language,
    );
    return id;
  }

  /** Revokes every invitation to a chart that has not led to an account yet. */
  async withdraw(chart: PatientRef, now: Instant): Promise<void> {
    await this.#capabilities.revoke('invitation', { chart }, now);
  }
}
