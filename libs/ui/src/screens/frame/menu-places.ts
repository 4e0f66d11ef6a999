import { paths } from '@portico/application/kernel';
import type { Delegate, Layout, OwnPractice, RepresentedPerson } from '@portico/application/access';
import type { Permission } from '@portico/domain/access';
import type { IconName } from '../../kit/icon.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { titleWords } from '../titles/index.ts';
import { frameWords, placeWords } from './frame.messages.ts';

export interface Place {
  readonly path: string;
  readonly label: Message;
  readonly icon: IconName;
  /** The number of new items. */
  readonly news?: number;
}

export interface PlacesModel {
  readonly practice: OwnPractice | undefined;
  readonly layout: Layout | undefined;
  /** The represented person; undefined while the person acts for themselves. */
  readonly actingFor: RepresentedPerson | undefined;
  /** What the person is as a delegate, if they are one. */
  readonly delegate: Delegate | undefined;
  may(permission: Permission): boolean;
}

interface OfferedPlace extends Omit<Place, 'news'> {
  readonly isOffered: (frame: PlacesModel) => boolean;
  readonly newsOf?: (frame: PlacesModel) => number;
}

/** The main places, each with its condition (`ACC-006`): a bottom bar on a phone, which has room for five, and a list on wider screens. */
const main: readonly OfferedPlace[] = [
  {
    path: paths.dashboard,
    label: placeWords.dashboard,
    icon: 'home',
    isOffered: ({ practice }) => practice !== undefined,
  },
  {
    path: paths.appointments,
    label: placeWords.appointments,
    icon: 'calendar',
    isOffered: (frame) => frame.may('appointments:view'),
  },
  {
    path: paths.messages,
    label: placeWords.messages,
    icon: 'mail',
    isOffered: (frame) => frame.may('messages:view'),
    newsOf: ({ layout }) => layout?.unreadMessages ?? 0,
  },
  { path: paths.myHealth, label: placeWords.health, icon: 'heart', isOffered: (frame) => frame.may('health:view') },
  { path: paths.payments, label: placeWords.payments, icon: 'card', isOffered: (frame) => frame.may('payments:view') },
  {
    path: paths.delegateProfile,
    label: placeWords.profiles,
    icon: 'people',
    isOffered: ({ practice }) => practice === undefined,
  },
];

/** Less used places, those first that are used most: behind the menu button on a phone, below the main places on wider screens. */
const further: readonly OfferedPlace[] = [
  {
    path: paths.delegateProfile,
    label: frameWords.allPeople,
    icon: 'people',
    isOffered: ({ practice, delegate }) => practice !== undefined && delegate !== undefined,
  },
  { path: paths.formHistory, label: frameWords.forms, icon: 'file', isOffered: (frame) => frame.may('forms:view') },
  {
    path: paths.manageDelegates,
    label: titleWords.manageDelegates,
    icon: 'people',
    isOffered: ({ practice, actingFor }) => practice !== undefined && actingFor === undefined,
  },
  {
    path: paths.manageProfiles,
    label: titleWords.manageProfiles,
    icon: 'people',
    isOffered: ({ practice, actingFor }) => practice !== undefined && actingFor !== undefined,
  },
  { path: paths.profileSettings, label: titleWords.settings, icon: 'person', isOffered: () => true },
  { path: paths.help, label: placeWords.help, icon: 'help', isOffered: () => true },
  {
    path: paths.surveys,
    label: frameWords.surveys,
    icon: 'star',
    isOffered: ({ layout, may }) => may('forms:act') && layout?.noSurveys !== true,
  },
  {
    path: paths.shop,
    label: frameWords.shop,
    icon: 'bag',
    isOffered: ({ layout, may }) => layout?.hasShop === true && may('payments:view'),
  },
  {
    path: paths.activityLog,
    label: frameWords.activity,
    icon: 'clock',
    isOffered: ({ practice, actingFor }) => practice !== undefined && actingFor === undefined,
  },
];

const offeredOf = (places: readonly OfferedPlace[], frame: PlacesModel): readonly Place[] =>
  places
    .filter(({ isOffered }) => isOffered(frame))
    .map(({ path, label, icon, newsOf }) => ({ path, label, icon, ...(newsOf && { news: newsOf(frame) }) }));

export const placesOf = (frame: PlacesModel): readonly Place[] => offeredOf(main, frame);

export const furtherPlacesOf = (frame: PlacesModel): readonly Place[] => offeredOf(further, frame);

/** The entry whose page is open; what lies below another entry stands before it. */
export const openPlaceOf = (places: readonly Place[], pathname: string): Place | undefined =>
  places.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
