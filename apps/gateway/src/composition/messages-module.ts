import { MessageAnnouncer, MessagesService, MessageUploads } from '@portico/services/messages';
import { ChartRecipients } from '@portico/services/profile';
import { costlyWork } from './costly-service-methods.ts';
import { countedForCall } from './count-costly-calls.ts';
import { ownServices } from './service-injection-tokens.ts';
import type { MaintenanceJob } from '@portico/services/kernel';
import { DAY, HOUR, MINUTE, plus } from '@portico/domain/kernel';
import type { NodeId } from '@portico/domain/messages';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';
import { arrivalsOf } from './practice-module.ts';

/** Conversations with providers, and the files that stand at them. */
export const messagesModule = ({ now }: Pick<Parts, 'now'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.messageUploads).toResolvedValue(
      (files, accounts, activityLog, issuer, work, intake) =>
        new MessageUploads(files, accounts, activityLog, issuer, now, newNode, work, intake),
      [tokens.messageFiles, tokens.accounts, tokens.activityLog, tokens.tokens, tokens.workCounter, tokens.intake],
    );
    bind(ownServices.messages).toResolvedValue(countedForCall(MessagesService, costlyWork.messages), [
      tokens.workCounter,
      tokens.accounts,
      tokens.activityLog,
      tokens.correspondence,
      tokens.messageStore,
      tokens.messageFiles,
      tokens.patients,
      tokens.practices,
      tokens.tokens,
    ]);
  });

const newNode = (): NodeId => crypto.randomUUID() as string as NodeId;

/** Deletes files that were uploaded and not sent within a day. */
export const unsentFiles = (context: ResolutionContext): MaintenanceJob => ({
  name: 'unsent-files',
  every: HOUR,
  run: (now) => context.get(tokens.messageFiles).pruneUnsent(plus(now, -DAY)),
});

/** Tells people of messages that a practice wrote in the embedded system. */
export const newMessageWork = (
  context: ResolutionContext,
  { sql, onError }: Pick<Parts, 'sql' | 'onError'>,
): MaintenanceJob => {
  const announcer = new MessageAnnouncer({
    arrivals: arrivalsOf(sql, 'messages'),
    recipients: new ChartRecipients(context.get(tokens.accounts), context.get(tokens.delegations)),
    correspondence: context.get(tokens.correspondence),
    registration: context.get(tokens.registration),
    practices: context.get(tokens.practices),
    notifier: context.get(tokens.notifier),
    linkTo: context.get(tokens.linkTo),
    activityLog: context.get(tokens.activityLog),
    onError: (thrown) => onError('new-messages', thrown),
  });
  return { name: 'new-messages', every: MINUTE, run: (now) => announcer.runOnce(now) };
};
