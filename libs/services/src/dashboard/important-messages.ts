import { can } from '@portico/domain/access';
import { failed, inLanguageOf, ok } from '@portico/domain/kernel';
import type { DismissedMessages, Practice, PracticeDirectory } from '@portico/domain/practices';
import type { DashboardOverview } from '@portico/application/dashboard';
import type { ServiceResult } from '@portico/application/kernel';
import type { ServiceCall } from '../kernel/index.ts';

/** A practice's message to all its patients, until an account dismisses it. */
export class ImportantMessages {
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #dismissedMessages: DismissedMessages;

  constructor(practices: Pick<PracticeDirectory, 'practices'>, dismissedMessages: DismissedMessages) {
    this.#practices = practices;
    this.#dismissedMessages = dismissedMessages;
  }

  async of(
    { acting: { actor }, language }: ServiceCall,
    practice: Practice | undefined,
  ): Promise<DashboardOverview['importantMessage']> {
    const message = practice?.importantMessage;
    if (practice === undefined || message === undefined || actor.kind === 'guest') return undefined;
    if (await this.#dismissedMessages.has(practice.id, actor.account, message.id)) return undefined;
    return { id: message.id, title: inLanguageOf(message.title, language), text: inLanguageOf(message.text, language) };
  }

  async dismiss({ acting, now }: ServiceCall, id: string): ServiceResult<void> {
    const { actor, practice } = acting;
    const isAllowed = practice !== undefined && can(acting, 'layout:view', { kind: 'practice', practice });
    if (!isAllowed || actor.kind === 'guest') return failed({ kind: 'not-found' });
    const [found] = await this.#practices.practices([practice]);
    if (found?.importantMessage?.id !== id) return failed({ kind: 'not-found' });
    await this.#dismissedMessages.add(practice, actor.account, id, now);
    return ok(undefined);
  }
}
