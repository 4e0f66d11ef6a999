import { GraphqlMessages } from '@portico/adapters-graphql/portal/messages';
import type { Messages } from '@portico/application/messages';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const messages = latePort<Messages>('messages', (context) => new GraphqlMessages(context.get(tokens.client)));
