import { searchWire } from '@portico/adapters-graphql/wire/search';
import type { Search } from '@portico/application/search';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const search = lazyPort<Search>('search', (context) => context.get(tokens.client).port(searchWire));
