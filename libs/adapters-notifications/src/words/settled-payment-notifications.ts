import {
  settledAfterWords,
  settledBeforeWords,
  settledSubjectWords,
  settledTextWords,
  settledWords,
} from './settled-payments.messages.ts';
import { textWith } from './text-message-with-link.ts';
import type { WordsOf } from './notification-language.ts';

/** What became of a payment that was looked into. */
export const settledPaymentNotifications: WordsOf<'payment-settled'> = {
  'payment-settled': {
    mail: ({ outcome, practice }, { say }) => ({
      subject: say(settledSubjectWords[outcome], { practice }),
      before: [say(settledBeforeWords[outcome], { practice }), say(settledWords.pending)],
      action: say(settledWords.action),
      after: [say(settledAfterWords[outcome])],
    }),
    text: ({ outcome, practice, link }, { say }) => textWith(say(settledTextWords[outcome], { practice }), link),
  },
};
