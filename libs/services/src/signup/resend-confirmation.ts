import { parseEmail, type Accounts, type Capabilities, type Tries } from '@portico/domain/access';
import { ok } from '@portico/domain/kernel';
import { signupCounts } from '@portico/domain/signup';
import { paths } from '@portico/application/kernel';
import type { NewEmail, SignupAnswer } from '@portico/application/signup';
import type { BackgroundTasks } from '../kernel/index.ts';
import { promisedBy } from './confirm-account.ts';
import type { SignupMails } from './confirmation-mail.ts';
import { refused } from './signup-refusal.ts';
import type { Visitor } from './visitor.ts';

/** Sends the mail that confirms an email once more, to the same address or to another one. */
export class ConfirmationResending {
  readonly #accounts: Accounts;
  readonly #capabilities: Capabilities;
  readonly #tries: Tries;
  readonly #mails: SignupMails;
  readonly #later: BackgroundTasks;
  readonly #visitor: Visitor;

  constructor(
    accounts: Accounts,
    capabilities: Capabilities,
    tries: Tries,
    mails: SignupMails,
    later: BackgroundTasks,
    visitor: Visitor,
  ) {
    this.#accounts = accounts;
    this.#capabilities = capabilities;
    this.#tries = tries;
    this.#mails = mails;
    this.#later = later;
    this.#visitor = visitor;
  }

  async resend({ username, email: typed }: { readonly username: string; readonly email: string }): SignupAnswer {
    const { language, now, address } = this.#visitor;
    const email = parseEmail(typed);
    if (!email.ok) return refused('bad-email', language);
    const verdict = await this.#tries.take(signupCounts(email.value, address), now);
    if (verdict.kind === 'must-wait') return refused('too-many-tries', language);
    this.#later(async () => {
      const named = username === '' ? undefined : await this.#accounts.byLogin(username);
      const account = named?.email === email.value ? named : await this.#accounts.byLogin(email.value);
      if (account === undefined || account.email !== email.value || account.confirmedAt !== undefined) return;
      const last = await this.#capabilities.last('confirm-email', account.id);
      await this.#mails.confirm(this.#visitor, account, promisedBy(last));
    });
    return ok({ name: 'check-email', email: email.value, username, practice: '', patient: '' });
  }

  async updateEmail({ email: typed, practice, patient, username }: NewEmail): SignupAnswer {
    const { language, now, address } = this.#visitor;
    const email = parseEmail(typed);
    if (!email.ok) return refused('bad-email', language);
    const verdict = await this.#tries.take(signupCounts(email.value, address), now);
    if (verdict.kind === 'must-wait') return refused('too-many-tries', language);
    const account = await this.#accounts.byLogin(username);
    // Only the random username of the new account is accepted: an email as login would reveal others' this.#accounts.
    if (account?.username !== username || account.confirmedAt !== undefined) return refused('sign-up-over', language);
    const last = await this.#capabilities.last('confirm-email', account.id);
    if (last?.practice !== practice || last.patient !== patient) return refused('sign-up-over', language);
    this.#later(async () => {
      if (await this.#accounts.change(account.id, { email: email.value })) {
        return this.#mails.confirm(this.#visitor, { ...account, email: email.value }, promisedBy(last));
      }
      await this.#capabilities.revoke('confirm-email', { account: account.id }, now);
      return this.#mails.tellRegistered(email.value, paths.login, language);
    });
    return ok({ name: 'check-email', email: email.value, username, practice: last.practice, patient: last.patient });
  }
}
