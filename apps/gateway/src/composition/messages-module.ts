import {
  EmbeddedCorrespondence,
  EmbeddedMessageStore,
  EmbeddedMessageFiles,
} from '@portico/adapters-practice/embedded';
import type { MaintenanceJob } from '@portico/services/kernel';
import { MessageUploads } from '@portico/services/messages';
import { DAY, HOUR, plus } from '@portico/domain/kernel';
import type { NodeId } from '@portico/domain/messages';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Parts } from './parts.ts';
import { tokens } from './tokens.ts';

/** Conversations with providers, and the files that stand at them. */
export const messagesModule = ({ sql, now }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.correspondence)
      .toDynamicValue(() => new EmbeddedCorrespondence(sql))
      .inSingletonScope();
    // The frame counts what is unread, and nothing else.
    bind(tokens.mailbox).toDynamicValue((context) => context.get(tokens.correspondence));
    bind(tokens.messageStore)
      .toDynamicValue(() => new EmbeddedMessageStore(sql, now))
      .inSingletonScope();
    bind(tokens.messageFiles)
      .toDynamicValue(() => new EmbeddedMessageFiles(sql, now))
      .inSingletonScope();
    bind(tokens.messageUploads)
      .toDynamicValue(
        (context) =>
          new MessageUploads(
            context.get(tokens.messageFiles),
            context.get(tokens.accounts),
            context.get(tokens.activityLog),
            context.get(tokens.tokens),
            now,
            () => crypto.randomUUID() as string as NodeId,
            context.get(tokens.workCounter),
            context.get(tokens.intake),
          ),
      )
      .inSingletonScope();
  });

/** Deletes files that were uploaded and not sent within a day. */
export const unsentFiles = (context: ResolutionContext): MaintenanceJob => ({
  name: 'unsent-files',
  every: HOUR,
  run: (now) => context.get(tokens.messageFiles).pruneUnsent(plus(now, -DAY)),
});
