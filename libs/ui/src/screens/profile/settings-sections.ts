import { paths } from '@portico/application/kernel';
import type { IconName } from '../../kit/icon.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { settingsWords } from './profile.messages.ts';

export interface Section {
  readonly path: string;
  readonly label: Message;
  readonly icon: IconName;
}

/** The sections of the profile settings (`ACC-120`); a path without one leads to the first (`ACC-123`). */
export const sections: readonly Section[] = [
  { path: paths.personal, label: settingsWords.personal, icon: 'person' },
  { path: paths.demographics, label: settingsWords.demographics, icon: 'globe' },
  { path: paths.documents, label: settingsWords.documents, icon: 'file' },
  { path: paths.cards, label: settingsWords.payment, icon: 'card' },
  { path: paths.notifications, label: settingsWords.notifications, icon: 'mail' },
  { path: paths.authentication, label: settingsWords.authentication, icon: 'shield' },
  { path: paths.connectedApps, label: settingsWords.apps, icon: 'pulse' },
  { path: paths.photo, label: settingsWords.photo, icon: 'camera' },
  { path: paths.manageDelegates, label: settingsWords.delegates, icon: 'people' },
];
