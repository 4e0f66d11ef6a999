import { counted, type Analytics } from '../kernel/index.ts';
import type { IdentityDocuments } from './identity-documents.port.ts';
import type { Updates } from './updates.port.ts';

/** The section `documents`, counted by the changes that are kept (`ACC-417`). */
export const trackedIdentityDocuments = (port: IdentityDocuments, analytics: Analytics): IdentityDocuments =>
  counted(port, analytics, { saveIdentityDocuments: ({ ok }) => (ok ? { name: 'Update Documents' } : undefined) });

/** The section `notifications`, counted likewise (`ACC-418`). */
export const trackedUpdates = (port: Updates, analytics: Analytics): Updates =>
  counted(port, analytics, { saveUpdates: ({ ok }) => (ok ? { name: 'Update Notifications' } : undefined) });
