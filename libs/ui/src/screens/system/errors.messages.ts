import type { Failure } from '@portico/application/kernel';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const errorPageWords = defineMessages({
  title: {
    id: 'system.errorPage.title',
    defaultMessage: 'We couldn’t reach the portal',
    description: 'Title of the error page: time-out or no network',
  },
  body: {
    id: 'system.errorPage.body',
    defaultMessage:
      'The connection was lost or took too long. Nothing was changed. Check your internet connection, then try again.',
    description: 'On the error page',
  },
  again: {
    id: 'system.errorPage.again',
    defaultMessage: 'Try Again',
    description: 'Button that loads the page anew; exact text in English',
  },
  home: {
    id: 'system.errorPage.home',
    defaultMessage: 'Go to the start page',
    description: 'Link to the start of the portal',
  },
});

export const oopsWords = defineMessages({
  title: {
    id: 'system.oops.title',
    defaultMessage: 'Something went wrong on this page',
    description: 'Title when a page could not be drawn',
  },
  body: {
    id: 'system.oops.body',
    defaultMessage:
      'This is our mistake, not yours. Your records are safe. Please try again. If it happens again, call your practice.',
    description: 'When a page could not be drawn',
  },
});

export const systemIssueWords = defineMessages({
  title: {
    id: 'system.systemIssue.title',
    defaultMessage: 'Our system is currently experiencing issues.',
    description: 'System-issue page; exact text in English',
  },
  body: {
    id: 'system.systemIssue.body',
    defaultMessage:
      'We’re working on it. Please try again in a few minutes. If you need care now, call your practice. In an emergency, call 911.',
    description: 'On the system-issue page',
  },
});

export const offlineWords = defineMessages({
  text: {
    id: 'system.offline.text',
    defaultMessage: 'You’re offline. What you see may be out of date. We’ll continue when you’re back online.',
    description: 'Stands above every page while the device has no network',
  },
});

export const sessionOverWords = defineMessages({
  title: {
    id: 'system.sessionOver.title',
    defaultMessage: 'Your session has ended',
    description: 'Title of the modal after a token failure',
  },
  body: {
    id: 'system.sessionOver.body',
    defaultMessage: 'You were signed out for your safety. What you typed is still here when you sign in again.',
    description: 'In that modal, above the message of the gateway',
  },
  back: {
    id: 'system.sessionOver.back',
    defaultMessage: 'Return To Login',
    description: 'Button of that modal; exact text in English',
  },
});

export type SessionOver = Extract<Failure, { readonly kind: 'session-over' }>;

/** The gateway's own texts for the two token failures. */
export const sessionOverReasons: Readonly<Record<SessionOver['reason'], Message>> = defineMessages({
  expired: {
    id: 'system.sessionOverReason.expired',
    defaultMessage: 'The incoming token has expired.',
    description: 'First sentence of the modal after an expired token; exact text in English',
  },
  'renewal-failed': {
    id: 'system.sessionOverReason.renewal-failed',
    defaultMessage: 'Your sign-in couldn’t be renewed.',
    description: 'First sentence of the modal after a failed renewal (RefreshTokenError)',
  },
});

export const inviteWords = defineMessages({
  refused: {
    id: 'system.invite.refused',
    defaultMessage:
      'We couldn’t add the practice of your invitation to your account. Open its link again, or call the practice.',
    description: 'Toast after signing in by the link of an invitation that could not be accepted',
  },
});
