import { counted, type Analytics } from '../kernel/index.ts';
import type { Papers } from './papers.port.ts';
import type { Updates } from './updates.port.ts';

/** The section `documents`, counted by the changes that are kept (`ACC-417`). */
export const countedPapers = (port: Papers, analytics: Analytics): Papers =>
  counted(port, analytics, { savePapers: ({ ok }) => (ok ? { name: 'Update Documents' } : undefined) });

/** The section `notifications`, counted likewise (`ACC-418`). */
export const countedUpdates = (port: Updates, analytics: Analytics): Updates =>
  counted(port, analytics, { saveUpdates: ({ ok }) => (ok ? { name: 'Update Notifications' } : undefined) });
