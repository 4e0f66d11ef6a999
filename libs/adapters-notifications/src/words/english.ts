import type { GuestAction } from '@portico/domain/notifications';
import { accountNotificationWords } from './account-notification.ts';
import { dayText, moneyText } from './amounts.ts';
import { waitListWords, reminderWords } from './coming-visit.ts';
import { visitNotificationWords } from './visit-notifications.ts';
import type { Words } from './words.ts';
import { cardExpiringWords } from './card-expiring.ts';
import { cardAgreedWords, planAgreedWords } from './plan-agreed.ts';
import { receiptWords } from './receipts.ts';
import { settledPayment } from './settled-payment.ts';
import { textWith } from './text-with.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const guestActions: Readonly<Record<GuestAction, string>> = {
  appointment: 'ask for an appointment',
  reschedule: 'change your appointment',
  'check-in': 'check in for your visit',
  pay: 'pay your balance',
  survey: 'tell us how your visit was',
};

const notYou = 'If this was not you, sign in, change your password and call your practice.';
const ignore = 'If you did not expect this message, you need not do anything.';

export const english: Words = {
  greeting: 'Hello,',
  farewell: 'Portico, your patient portal',
  orAddress: 'If the button does not work, open this address:',
  notifications: {
    'one-time-code': {
      mail: ({ code, minutes }) => ({
        subject: 'Your security code',
        before: ['Your security code for Portico is:'],
        code,
        after: [
          `It works once, within ${counted(minutes, 'minute')}.`,
          'Share it with nobody. Your practice will never ask you for it.',
          'If you did not ask for a code, change your password.',
        ],
      }),
      text: ({ code, minutes }) =>
        `${code} is your Portico security code. It works for ${counted(minutes, 'minute')}. Share it with nobody; your practice will never ask for it.`,
    },
    'reset-password': {
      mail: ({ minutes }) => ({
        subject: 'Choose a new password',
        before: ['Somebody asked for a new password for your Portico account.'],
        action: 'Choose a new password',
        after: [
          `The link works once, within ${counted(minutes, 'minute')}.`,
          'If you did not ask for it, you need not do anything: your password stays as it is.',
        ],
      }),
      text: ({ link, minutes }) =>
        `Choose a new password for Portico within ${counted(minutes, 'minute')}: ${link} Not you? Ignore this message.`,
    },
    'password-changed': {
      mail: () => ({
        subject: 'Your password was changed',
        before: ['The password of your Portico account was changed.'],
        after: [notYou],
      }),
      text: () => 'Your Portico password was changed. If this was not you, call your practice.',
    },
    'account-changed': {
      mail: ({ news }) => {
        const { subject, sentence, advice } = accountNotificationWords.en[news];
        return { subject, before: [sentence], after: [advice] };
      },
      text: ({ news }) => `${accountNotificationWords.en[news].sentence} ${accountNotificationWords.en[news].advice}`,
    },
    'email-changed': {
      mail: () => ({
        subject: 'Your email address was changed',
        before: ['The email address of your Portico account was changed. From now on we write to the new address.'],
        after: ['If this was not you, call your practice.'],
      }),
      text: () => 'The email address of your Portico account was changed. If this was not you, call your practice.',
    },
    'confirm-email': {
      mail: ({ hours }) => ({
        subject: 'Confirm your email address',
        before: ['Please confirm that this email address is yours. After that you can sign in to Portico.'],
        action: 'Confirm my email address',
        after: [`The link works once, within ${counted(hours, 'hour')}.`, ignore],
      }),
      text: ({ link, hours }) => `Confirm your Portico account within ${counted(hours, 'hour')}: ${link}`,
    },
    'already-registered': {
      mail: () => ({
        subject: 'You already have an account',
        before: ['Somebody wanted to create a Portico account with this email address. You already have one.'],
        action: 'Sign in',
        after: ['If you have forgotten your password, you can choose a new one there.', ignore],
      }),
      text: ({ link }) => `You already have a Portico account. Sign in here: ${link}`,
    },
    invitation: {
      mail: ({ practice, days }) => ({
        subject: `${practice} invites you to its patient portal`,
        before: [
          `${practice} invites you to Portico, its patient portal. There you see your appointments, messages and records.`,
        ],
        action: 'Create my account',
        after: [`The invitation is for you alone and is good for ${counted(days, 'day')}.`, ignore],
      }),
      text: ({ practice, link }) => `${practice} invites you to its patient portal: ${link}`,
    },
    'delegate-invitation': {
      mail: ({ from, days }) => ({
        subject: `${from} asks for your help in the patient portal`,
        before: [`${from} would like you to act for them in Portico, their practice's patient portal.`],
        action: 'See the invitation',
        after: [`The invitation is for you alone and is good for ${counted(days, 'day')}.`, ignore],
      }),
      text: ({ from, link }) => `${from} asks you to act for them in their patient portal: ${link}`,
    },
    'records-sent': {
      mail: ({ practice, address }) => ({
        subject: `Records from ${practice} were sent`,
        before: [`A document from your records at ${practice} was emailed to ${address} through Portico.`],
        after: ['If you or somebody who may act for you did this, you need not do anything.', notYou],
      }),
      text: ({ practice, address }) =>
        `A document from your records at ${practice} was emailed to ${address}. If this was not you, change your password.`,
    },
    'delegate-accepted': {
      mail: ({ delegate }) => ({
        subject: `${delegate} accepted your invitation`,
        before: [`${delegate} accepted your invitation and can act for you in Portico from now on.`],
        after: ['You can change what they may do, or end it, in your settings at any time.'],
      }),
      text: ({ delegate }) => `${delegate} accepted your invitation and can act for you in Portico.`,
    },
    'delegation-ended': {
      mail: ({ from }) => ({
        subject: `You no longer act for ${from}`,
        before: [`Your access for ${from} in Portico has ended.`],
        after: ['If you have questions, please ask them directly.'],
      }),
      text: ({ from }) => `Your access for ${from} in Portico has ended.`,
    },
    'guest-link': {
      mail: ({ opens, practice }) => ({
        subject: `A link from ${practice}`,
        before: [`With this link from ${practice} you can ${guestActions[opens]}. You need no account.`],
        action: 'Open the link',
        after: ['The link is for you alone. You will be asked for your date of birth.', ignore],
      }),
      text: ({ opens, practice, link }) => `${practice}: here you can ${guestActions[opens]}: ${link}`,
    },
    'card-agreed': cardAgreedWords.en,
    'card-expiring': cardExpiringWords.en,
    'plan-agreed': planAgreedWords.en,
    'payment-receipt': receiptWords.en,
    'payment-settled': {
      mail: ({ outcome, practice }) => {
        const { subject, before, after } = settledPayment('en', outcome, practice);
        return { subject, before, action: 'See my payments', after: [after] };
      },
      text: ({ outcome, practice, link }) => textWith(settledPayment('en', outcome, practice).text, link),
    },
    'payment-due': {
      mail: ({ amount, day, last4, practice }) => ({
        subject: `${moneyText(amount)} on ${dayText(day, 'en')}: your payment plan at ${practice}`,
        before: [
          `On ${dayText(day, 'en')} the next payment of your plan at ${practice} is made by itself: ${moneyText(amount)}${last4 === undefined ? '' : `, from the card ending in ${last4}`}.`,
        ],
        action: 'See my payments',
        after: ['You need not do anything. To change the plan or its card, please do so before that day.'],
      }),
      text: ({ amount, day, practice, link }) =>
        `${practice}: ${moneyText(amount)} of your payment plan is paid on ${dayText(day, 'en')}. ${link}`,
    },
    'installment-paid': {
      mail: ({ amount, last4, practice }) => ({
        subject: `Paid: ${moneyText(amount)} to ${practice}`,
        before: [
          `The payment of your plan at ${practice} was made: ${moneyText(amount)}, from the card ending in ${last4}.`,
        ],
        action: 'See my receipt',
        after: ['If you have questions, please call your practice.'],
      }),
      text: ({ amount, practice, link }) => `${practice}: ${moneyText(amount)} of your payment plan was paid. ${link}`,
    },
    'installment-declined': {
      mail: ({ amount, retry, practice }) => ({
        subject: `Your payment to ${practice} was declined`,
        before: [
          `The bank declined the payment of your plan at ${practice}: ${moneyText(amount)}. Nothing was charged.`,
          retry === undefined
            ? 'We do not try it again by ourselves. Please choose another card for the plan, and pay this payment there.'
            : `We try again on ${dayText(retry, 'en')}. You can choose another card for the plan before that day.`,
        ],
        action: 'Choose another card',
        after: ['If you have questions, please call your practice.'],
      }),
      text: ({ amount, practice, link }) =>
        `${practice}: ${moneyText(amount)} of your plan was declined, not charged. Another card: ${link}`,
    },
    'installment-by-hand': {
      mail: ({ amount, practice }) => ({
        subject: `Please make your payment to ${practice}`,
        before: [
          `The payment of your plan at ${practice}, ${moneyText(amount)}, was not made by itself: it is beyond what you let the plan take, or the practice cannot take it online now. Nothing was charged.`,
        ],
        action: 'Pay it myself',
        after: ['If you have questions, please call your practice.'],
      }),
      text: ({ amount, practice, link }) =>
        `${practice}: ${moneyText(amount)} of your plan was not paid by itself. Please pay: ${link}`,
    },
    'visit-news': visitNotificationWords.en,
    'visit-reminder': reminderWords.en,
    'earlier-time': waitListWords.en,
    'new-device': {
      mail: () => ({
        subject: 'New sign-in to your account',
        before: ['Somebody signed in to your Portico account on a device that we had not seen before.'],
        after: ['If this was you, you need not do anything.', notYou],
      }),
      text: () => 'New sign-in to your Portico account on another device. If this was not you, change your password.',
    },
    'second-factors-changed': {
      mail: () => ({
        subject: 'The protection of your account was changed',
        before: ['The ways in which you prove at sign-in that it is you were changed.'],
        after: [notYou],
      }),
      text: () =>
        'The sign-in protection of your Portico account was changed. If this was not you, call your practice.',
    },
  },
};
