import type { FrameViewModel } from '@portico/application/access';
import type { IconName } from '../../kit/icon.tsx';
import type { Message } from '../../words/messages.ts';
import { placeWords } from './frame.messages.ts';

export interface Place {
  readonly path: string;
  readonly label: Message;
  readonly icon: IconName;
}

type Offered = Pick<FrameViewModel, 'practice' | 'may'>;

/** The main places, each with whom it is offered to (`ACC-006`): a bar at the thumb on a phone, a list on wider screens. */
const all: readonly (Place & { readonly isOffered: (frame: Offered) => boolean })[] = [
  {
    path: '/dashboard',
    label: placeWords.dashboard,
    icon: 'home',
    isOffered: ({ practice }) => practice !== undefined,
  },
  {
    path: '/appointments',
    label: placeWords.appointments,
    icon: 'calendar',
    isOffered: (frame) => frame.may('appointments:view'),
  },
  { path: '/my_health', label: placeWords.health, icon: 'heart', isOffered: (frame) => frame.may('health:view') },
  {
    path: '/delegateProfile',
    label: placeWords.profiles,
    icon: 'people',
    isOffered: ({ practice }) => practice === undefined,
  },
  { path: '/help', label: placeWords.help, icon: 'help', isOffered: () => true },
];

export const placesOf = (frame: Offered): readonly Place[] => all.filter(({ isOffered }) => isOffered(frame));
