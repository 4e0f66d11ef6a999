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
import { paths, withQuery, type LinkTo } from '@portico/application/kernel';

export interface InvitationsDeps {
  readonly capabilities: Capabilities;
  readonly codes: CodeGenerator;
  readonly notifier: Notifier;
  readonly practices: PracticeDirectory;
  readonly linkTo: LinkTo;
}

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
  readonly #deps: InvitationsDeps;

  constructor(deps: InvitationsDeps) {
    this.#deps = deps;
  }

  /** Stores the invitation and sends its link; undefined if the practice is unknown. */
  async issue({ chart, to, language }: InvitationOrder, now: Instant): Promise<CapabilityId | undefined> {
    const { capabilities, codes, notifier, practices, linkTo } = this.#deps;
    const [practice] = await practices.practices([chart.practice]);
    if (practice === undefined) return undefined;
    const { code, hash } = codes.link();
    const id = codes.newId() as CapabilityId;
    const bySms = to.channel === 'sms';
    const sentTo = bySms ? { phone: to.address as Phone } : { email: to.address as Email };
    await capabilities.add(issueCapability({ purpose: 'invitation', ...chart, ...sentTo }, { id, code: hash, now }));
    const path = bySms
      ? withQuery(paths.smsConfirmed, { i: code, usedBtn: 'invitation_sms' })
      : withQuery(paths.signUp, { i: code, em: to.address, usedBtn: 'invitation_mail' });
    const days = capabilityLife.invitation / DAY;
    await notifier.send({ kind: 'invitation', practice: practice.name, link: linkTo(path), days }, to, language);
    return id;
  }

  /** Revokes every invitation to a chart that has not led to an account yet. */
  async withdraw(chart: PatientRef, now: Instant): Promise<void> {
    await this.#deps.capabilities.revoke('invitation', { chart }, now);
  }
}
