import type { AccountId, PracticeId } from '../../kernel/index.ts';
import type { DismissedMessages } from '../ports/dismissed-messages.ts';

export class MemoryDismissedMessages implements DismissedMessages {
  readonly #dismissed = new Set<string>();

  async has(...message: readonly [PracticeId, AccountId, string]): Promise<boolean> {
    return this.#dismissed.has(JSON.stringify(message));
  }

  async add(practice: PracticeId, account: AccountId, message: string): Promise<void> {
    this.#dismissed.add(JSON.stringify([practice, account, message]));
  }
}
