import { cardAgreedWords, cardExpiringWords, planAgreedWords } from './agreements.messages.ts';
import { dayText, moneyText } from './money-and-day-text.ts';
import type { Told, WordsOf } from './notification-language.ts';

const until = ({ month, year }: Told<'card-expiring'>): string => `${String(month).padStart(2, '0')}/${year}`;

/** What is told of plans and cards on file that were agreed to, and of cards that expire. */
export const agreementNotifications: WordsOf<'plan-agreed' | 'card-agreed' | 'card-expiring'> = {
  'plan-agreed': {
    mail: ({ change, total, count, first, last4, terms, version, practice }, { say, language }) => ({
      subject: say(change === 'made' ? planAgreedWords.subject : planAgreedWords.subjectChanged, { practice }),
      before: [
        say(planAgreedWords.before, { total: moneyText(total), count, first: dayText(first, language), last4 }),
        terms,
        say(planAgreedWords.version, { version }),
      ],
      action: say(planAgreedWords.action),
      after: [say(planAgreedWords.after)],
    }),
    text: ({ total, practice, link }, { say }) =>
      say(planAgreedWords.text, { practice, total: moneyText(total), link }),
  },
  'card-agreed': {
    mail: ({ last4, terms, version, practice }, { say }) => ({
      subject: say(cardAgreedWords.subject, { practice }),
      before: [say(cardAgreedWords.before, { last4 }), terms, say(planAgreedWords.version, { version })],
      action: say(cardAgreedWords.action),
      after: [say(planAgreedWords.after)],
    }),
    text: ({ last4, practice, link }, { say }) => say(cardAgreedWords.text, { practice, last4, link }),
  },
  'card-expiring': {
    mail: (notification, { say }) => {
      const { practice, last4 } = notification;
      return {
        subject: say(cardExpiringWords.subject, { practice }),
        before: [say(cardExpiringWords.before, { last4, until: until(notification), practice })],
        action: say(cardExpiringWords.action),
        after: [say(cardExpiringWords.after)],
      };
    },
    text: (notification, { say }) => {
      const { practice, last4, link } = notification;
      return say(cardExpiringWords.text, { practice, last4, until: until(notification), link });
    },
  },
};
