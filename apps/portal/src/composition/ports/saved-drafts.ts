import { savedDraftsWire } from '@portico/adapters-graphql/wire/drafts';
import type { SavedDrafts } from '@portico/application/drafts';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const savedDrafts = lazyPort<SavedDrafts>('savedDrafts', (context) =>
  context.get(tokens.client).port(savedDraftsWire),
);
