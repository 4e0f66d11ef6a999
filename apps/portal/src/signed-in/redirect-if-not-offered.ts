import { paths } from '@portico/application/kernel';
import type { ActingAs } from '@portico/view-models/access';
import type { SignedInScreen } from '../routes/route-table.ts';

type Tab = Pick<ActingAs, 'practice' | 'represented' | 'may' | 'hasSummaries' | 'shares'>;

const inPractice = ({ practice }: Tab): boolean => practice !== undefined;
const onOwnRecords = ({ practice, represented }: Tab): boolean => practice !== undefined && represented === undefined;

/** Which screens are offered to whom: the gateway refuses what is asked all the same (`ACC-006`, `MON-005`). */
const offered: Readonly<Record<SignedInScreen, (tab: Tab) => boolean>> = {
  'activity-log': onOwnRecords,
  'add-appointment': (tab) => tab.may('appointments:act'),
  appointments: (tab) => tab.may('appointments:view'),
  provider: (tab) => tab.may('appointments:act'),
  visit: (tab) => tab.may('appointments:view'),
  authentication: () => true,
  'authorize-app': () => true,
  'connected-apps': () => true,
  'available-hours': (tab) => tab.may('appointments:act'),
  'check-out': (tab) => tab.may('appointments:act'),
  cards: (tab) => tab.may('payments:view'),
  'check-in': (tab) => tab.may('appointments:act') && tab.may('forms:act'),
  dashboard: inPractice,
  documents: (tab) => tab.shares('insurances') && tab.may('profile:view'),
  demographics: (tab) => tab.may('profile:view'),
  'earlier-time': (tab) => tab.may('appointments:act'),
  'delegate-profile': () => true,
  'form-history': (tab) => tab.may('forms:view'),
  'form-view': (tab) => tab.may('forms:view'),
  help: () => true,
  'intelligent-scheduler': (tab) => tab.may('appointments:act'),
  // A delegate reads there who can invite others.
  'manage-delegates': inPractice,
  'make-payment': (tab) => tab.may('payments:act'),
  'manage-profiles': () => true,
  messages: (tab) => tab.may('messages:view'),
  'my-health': (tab) => tab.may('health:view'),
  measure: (tab) => tab.may('health:view'),
  'clinical-note': (tab) => tab.may('health:view'),
  entry: (tab) => tab.may('health:view'),
  timeline: (tab) => tab.may('health:view'),
  refill: (tab) => tab.may('health:view'),
  notifications: (tab) => tab.shares('updates') && tab.may('profile:view'),
  payments: (tab) => tab.may('payments:view'),
  receipt: (tab) => tab.may('payments:view'),
  bill: (tab) => tab.may('payments:view'),
  personal: (tab) => tab.may('profile:view'),
  // One's own, like the way in: a delegate is not shown to a practice as the person represented.
  photo: (tab) => tab.shares('pictures') && onOwnRecords(tab) && tab.may('profile:view'),
  'visit-summary': (tab) => tab.hasSummaries && tab.may('health:view'),
  'vertex-request': (tab) => tab.may('appointments:act'),
  surveys: (tab) => tab.may('forms:act'),
  survey: (tab) => tab.may('forms:act'),
  'check-out-survey': (tab) => tab.may('forms:act'),
  shop: (tab) => tab.may('payments:view'),
};

/** Told to the dashboard on a redirect: the practice does not offer online what was opened. */
export interface TurnedAway {
  readonly turnedAway?: true;
}

/** Whether a screen is not offered because of the practice: on one's own records nothing else is in the way. */
export const isTurnedAway = (screen: SignedInScreen, tab: Tab): boolean =>
  onOwnRecords(tab) && screen !== 'personal' && !offered[screen](tab);

/** Where to redirect from a screen that is not offered; undefined if it is. */
export const insteadOf = (screen: SignedInScreen, tab: Tab): string | undefined => {
  if (offered[screen](tab)) return undefined;
  if (screen === 'personal') return paths.authentication;
  return tab.practice === undefined ? paths.delegateProfile : paths.dashboard;
};
