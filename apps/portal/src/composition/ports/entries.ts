import { entriesWire } from '@portico/adapters-graphql/wire/entries';
import type { RecordEntries } from '@portico/application/health';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const entries = lazyPort<RecordEntries>('entries', (context) => context.get(tokens.client).port(entriesWire));
