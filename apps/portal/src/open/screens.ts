import { paths } from '@portico/application/kernel';
import type { ComponentType } from 'react';
import type { Portal } from '../composition/compose.ts';
import type { RuntimeConfig } from '../runtime-config.ts';
import type { OpenScreen } from '../routes/route-table.ts';
import type { TextContext } from '../load-texts.ts';

export interface OpenScreenProps {
  readonly portal: Portal;
  readonly config: Promise<RuntimeConfig>;
  /** What `:names` of the path stand for. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Leads to another address of the portal, open or not. */
  readonly go: (to: string) => void;
}

/** A screen that needs no tokens. It reads the query itself, with `useSearchParams`. */
export type OpenScreenComponent = ComponentType<OpenScreenProps>;

export interface FetchedOpenScreen {
  readonly texts: readonly TextContext[];
  readonly load: () => Promise<{ readonly default: OpenScreenComponent }>;
  /**
   * Remounted when the language changes, to read the texts that come from the gateway again; what was chosen on the
   * screen is kept elsewhere. Other screens stay mounted and keep what was typed.
   */
  readonly isAnew?: true;
}

/** Every screen that needs no tokens: its texts and its chunk. */
export const openScreens: Readonly<Record<OpenScreen, FetchedOpenScreen>> = {
  'confirm-visit': { texts: ['guests'], load: () => import('./confirm-visit.tsx') },
  'continue-check-in': { texts: ['guests', 'checkIn'], load: () => import('./continue-check-in.tsx') },
  'delegate-create-account': {
    texts: ['delegateSignIn', 'newPassword', 'entrance'],
    load: () => import('./delegate-create-account.tsx'),
  },
  'delegate-forgot-password': {
    texts: ['delegateSignIn', 'entrance'],
    load: () => import('./delegate-forgot-password.tsx'),
  },
  'delegate-login': { texts: ['delegateSignIn', 'entrance'], load: () => import('./delegate-login.tsx') },
  'delegate-verification': {
    texts: ['delegateSignIn', 'open'],
    load: () => import('./delegate-verification.tsx'),
  },
  'get-started': { texts: ['guests'], load: () => import('./get-started.tsx') },
  'guest-add-appointment': {
    texts: ['guests', 'scheduling'],
    load: () => import('./guest-add-appointment.tsx'),
    isAnew: true,
  },
  'guest-check-in': {
    texts: ['guests', 'checkIn', 'forms', 'profile', 'makePayment', 'paymentRefusal', 'planBuilder', 'cardForm'],
    load: () => import('./guest-check-in.tsx'),
  },
  'guest-done': { texts: ['guests'], load: () => import('./guest-nothing-to-do.tsx') },
  'guest-earlier-time': { texts: ['guests', 'waitList'], load: () => import('./guest-wait-list-offer.tsx') },
  'guest-entry': { texts: ['guests', 'open'], load: () => import('./guest-entry.tsx') },
  'guest-hours': {
    texts: ['guests', 'accommodations', 'availableHours', 'scheduling', 'appointments'],
    load: () => import('./guest-available-hours.tsx'),
    isAnew: true,
  },
  'guest-made': {
    texts: ['guests', 'appointments'],
    load: () => import('./guest-visit-confirmation.tsx'),
    isAnew: true,
  },
  'guest-pay': {
    texts: ['guests', 'makePayment', 'paymentRefusal', 'planBuilder', 'cardForm'],
    load: () => import('./guest-pay.tsx'),
  },
  'guest-provider': {
    texts: ['guests', 'scheduling'],
    load: () => import('./guest-provider.tsx'),
    isAnew: true,
  },
  'guest-receipt': { texts: ['guests'], load: () => import('./guest-receipt.tsx') },
  'guest-survey': { texts: ['guests', 'surveys'], load: () => import('./guest-survey.tsx') },
  'guest-vertex-request': {
    texts: ['guests', 'scheduling', 'preference'],
    load: () => import('./guest-vertex-request.tsx'),
  },
  'guest-visit': {
    texts: ['guests', 'appointments', 'visitActions'],
    load: () => import('./guest-visit.tsx'),
    isAnew: true,
  },
  'guest-wait': { texts: ['guests', 'waitList'], load: () => import('./guest-join-wait-list.tsx') },
  accessibility: { texts: ['accessibility'], load: () => import('./accessibility.tsx') },
  privacy: { texts: ['terms'], load: () => import('./privacy.tsx') },
  'messages-link': { texts: [], load: () => import('./messages-link.tsx') },
  'shop-sign-on': { texts: ['shop'], load: () => import('./shop-sign-on.tsx') },
  'short-link': { texts: ['guests'], load: () => import('./short-link.tsx') },
  'shared-summary': { texts: ['sharedSummary'], load: () => import('./shared-summary.tsx') },
  'sign-up': {
    texts: ['accommodations', 'signup', 'newPassword', 'open', 'entrance'],
    load: () => import('./signup.tsx'),
  },
  'sign-in-return': { texts: ['entrance'], load: () => import('./sign-in-return.tsx') },
  'sms-confirmed': { texts: ['signup'], load: () => import('./sms-confirmed.tsx') },
  terms: { texts: ['terms'], load: () => import('./terms.tsx') },
  unavailable: { texts: ['guests'], load: () => import('./service-not-offered.tsx') },
};

/** Forgets everything of this tab and leads to where a visitor begins (`ACC-389`). */
export const beginAnew = ({ clientSession }: Pick<Portal, 'clientSession'>, go: OpenScreenProps['go']): void => {
  clientSession.lifecycle.end();
  go(paths.getStarted);
};
