import { identityDocumentsWire } from '@portico/adapters-graphql/wire/identity-documents';
import { trackedIdentityDocuments } from '@portico/view-models/profile';
import type { IdentityDocuments } from '@portico/application/profile';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const identityDocuments = lazyPort<IdentityDocuments>('papers', (context) =>
  trackedIdentityDocuments(context.get(tokens.client).port(identityDocumentsWire), context.get(tokens.analytics)),
);
