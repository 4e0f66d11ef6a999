import { defineMessages } from '@portico/application/texts';

export const guestRefusalWords = defineMessages({
  'wrong-identity': {
    id: 'graphql.guestRefusal.wrong-identity',
    defaultMessage: 'What you entered doesn’t match our records.',
    description: 'Why a link without an account does not open',
  },
  unknown: {
    id: 'graphql.guestRefusal.unknown',
    defaultMessage: 'We don’t recognize this link.',
    description: 'Why a link without an account does not open',
  },
  early: {
    id: 'graphql.guestRefusal.early',
    defaultMessage: 'This link opens later.',
    description: 'Why a link without an account does not open',
  },
  expired: {
    id: 'graphql.guestRefusal.expired',
    defaultMessage: 'This link has expired.',
    description: 'Why a link without an account does not open',
  },
  used: {
    id: 'graphql.guestRefusal.used',
    defaultMessage: 'This link was already used.',
    description: 'Why a link without an account does not open',
  },
  revoked: {
    id: 'graphql.guestRefusal.revoked',
    defaultMessage: 'This link was canceled.',
    description: 'Why a link without an account does not open',
  },
  locked: {
    id: 'graphql.guestRefusal.locked',
    defaultMessage: 'This link is locked after too many wrong tries.',
    description: 'Why a link without an account does not open',
  },
});

export const recoveryWords = defineMessages({
  limit: {
    id: 'graphql.recovery.limit',
    defaultMessage: 'Attempt limit exceeded, please try after some time.',
    description: 'A delegate asked too often for a new password',
  },
});
