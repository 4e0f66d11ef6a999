import type { IconName } from '../../kit/icon.tsx';
import type { Message } from '../../words/messages.ts';
import { placeWords } from './frame.messages.ts';

export interface Place {
  readonly path: string;
  readonly label: Message;
  readonly icon: IconName;
}

/** The four main places: a bar at the thumb on a phone, a list beside the page on wider screens. */
export const places: readonly Place[] = [
  { path: '/dashboard', label: placeWords.dashboard, icon: 'home' },
  { path: '/appointments', label: placeWords.appointments, icon: 'calendar' },
  { path: '/my_health', label: placeWords.health, icon: 'heart' },
  { path: '/help', label: placeWords.help, icon: 'help' },
];
