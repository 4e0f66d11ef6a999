import {
  capabilityLife,
  issueCapability,
  type Account,
  type Capabilities,
  type CodeGenerator,
  type Email,
} from '@portico/domain/access';
import { HOUR, type CapabilityId, type Language, type PatientRef } from '@portico/domain/kernel';
import { paths, withQuery, type LinkTo } from '@portico/application/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { Visitor } from './visitor.ts';

/** What an account gets when its email is confirmed. */
export interface Promised {
  readonly chart?: PatientRef;
  /** The invitation that is used up then. */
  readonly invitation?: string;
}

/** Mails to an address with which a person signs up. */
export class SignupMails {
  readonly #capabilities: Capabilities;
  readonly #codes: CodeGenerator;
  readonly #linkTo: LinkTo;
  readonly #notifier: Notifier;

  constructor(capabilities: Capabilities, codes: CodeGenerator, linkTo: LinkTo, notifier: Notifier) {
    this.#capabilities = capabilities;
    this.#codes = codes;
    this.#linkTo = linkTo;
    this.#notifier = notifier;
  }

  /**
   * Mails the link that confirms an email, in place of an earlier one. The link opens a page and does nothing by itself.
   */
  async confirm(
    { now, language }: Visitor,
    { id, email, username }: Account,
    { chart, invitation }: Promised,
  ): Promise<void> {
    const { code, hash } = this.#codes.link();
    await this.#capabilities.revoke('confirm-email', { account: id }, now);
    await this.#capabilities.add(
      issueCapability(
        {
          purpose: 'confirm-email',
          account: id,
          email,
          ...chart,
          ...(invitation === undefined ? {} : { resource: invitation }),
        },
        { id: this.#codes.newId() as CapabilityId, code: hash, now },
      ),
    );
    const link = this.#linkTo(
      withQuery(paths.signUp, { confirm: 'true', un: username, confirmation_code: code, em: email }),
    );
    const hours = capabilityLife['confirm-email'] / HOUR;
    await this.#notifier.send({ kind: 'confirm-email', link, hours }, { channel: 'email', address: email }, language);
  }

  /** Tells the owner of an address that it has an account, and where to sign in. */
  async tellRegistered(email: Email, loginPath: string, language: Language): Promise<void> {
    const link = this.#linkTo(loginPath);
    await this.#notifier.send({ kind: 'already-registered', link }, { channel: 'email', address: email }, language);
  }
}
