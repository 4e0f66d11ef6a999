import type { CsvWords } from '@portico/application/payments';
import { chargedCardText } from '../../words/charged-card-text.ts';
import type { Say } from '../../words/use-words.ts';
import { csvWords, paymentsWords as words, purposeWords, statusWords } from './history/payments.messages.ts';

/** What a table of payments says, in the language of the page. */
export const spokenCsvWords = (say: Say): CsvWords => ({
  columns: {
    date: say(csvWords.date),
    amount: say(csvWords.amount),
    refunded: say(csvWords.refunded),
    purpose: say(csvWords.purpose),
    status: say(csvWords.status),
    card: say(csvWords.card),
    reference: say(csvWords.reference),
  },
  purpose: (purpose) => say(purposeWords[purpose]),
  status: (status) => say(statusWords[status]),
  card: (card) => chargedCardText(say, words.card, card),
});
