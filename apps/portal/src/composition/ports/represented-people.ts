import { representedPeopleWire } from '@portico/adapters-graphql/wire/represented-people';
import type { RepresentedPeople } from '@portico/application/delegates';
import { tokens } from '../injection-tokens.ts';
import { lazyPort } from '../lazy-port.ts';

export const representedPeople = lazyPort<RepresentedPeople>('representedPeople', (context) =>
  context.get(tokens.client).port(representedPeopleWire),
);
