import type { Say } from '@portico/application/texts';
import * as paper from './payment.messages.ts';
import { said } from './say-in-language.ts';

/** Every text of a printed receipt or statement in one language. */
export const paymentWordsIn = (say: Say) => ({
  ...said(say, paper.paperWords),
  purposes: said(say, paper.paperPurposesWords),
  statuses: said(say, paper.paperStatusesWords),
  dispute: (outcome: keyof typeof paper.paperDisputesWords, amount: string, date: string) =>
    say(paper.paperDisputesWords[outcome], { amount, date }),
  cardEnding: (brand: string, last4: string) => say(paper.paperPhraseWords.cardEnding, { brand, last4 }),
  questions: (practice: string, phone: string) =>
    say(paper.paperPhraseWords.questions, { practice, phone: phone === '' ? 'none' : phone }),
});

export type PaymentWords = ReturnType<typeof paymentWordsIn>;
