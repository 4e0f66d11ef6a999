import { GraphqlOneTap } from '@portico/adapters-graphql/portal/one-tap';
import type { OneTap } from '@portico/application/guests';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const oneTap = latePort<OneTap>('oneTap', (context) => new GraphqlOneTap(context.get(tokens.client)));
