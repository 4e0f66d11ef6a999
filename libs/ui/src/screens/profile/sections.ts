import type { IconName } from '../../kit/icon.tsx';
import type { Message } from '../../words/messages.ts';
import { settingsWords } from './profile.messages.ts';

export interface Section {
  readonly path: string;
  readonly label: Message;
  readonly icon: IconName;
}

/** The sections of the profile settings (`ACC-120`); a path without one leads to the first (`ACC-123`). */
export const sections: readonly Section[] = [
  { path: '/profile_settings/personal', label: settingsWords.personal, icon: 'person' },
  { path: '/profile_settings/demographics', label: settingsWords.demographics, icon: 'file' },
  { path: '/profile_settings/documents', label: settingsWords.documents, icon: 'practice' },
  { path: '/profile_settings/payment', label: settingsWords.payment, icon: 'card' },
  { path: '/profile_settings/notifications', label: settingsWords.notifications, icon: 'mail' },
  { path: '/profile_settings/authentication', label: settingsWords.authentication, icon: 'shield' },
  { path: '/profile_settings/photo', label: settingsWords.photo, icon: 'camera' },
  { path: '/profile_settings/manage_delegates', label: settingsWords.delegates, icon: 'people' },
];
