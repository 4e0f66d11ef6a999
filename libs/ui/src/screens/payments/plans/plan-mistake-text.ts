import type { PlanMistake } from '@portico/application/payments';
import type { Frequency } from '@portico/domain/payments';
import type { Formats } from '../../../words/use-formats.ts';
import type { Say } from '../../../words/use-words.ts';
import { amountMistakeWords, boundWords } from '../checkout/payment-refusal.messages.ts';
import { limitWords, planCountWords, planMistakeWords } from './plan-builder.messages.ts';

/** What is said beside the field of an error in the plan builder. */
export const planMistakeText = (
  mistake: PlanMistake,
  frequency: Frequency,
  say: Say,
  { money, day }: Formats,
): string => {
  switch (mistake.kind) {
    case 'limit': {
      const { kind, limit } = mistake.limit;
      return say(limitWords[frequency][kind], { limit: kind === 'payment-low' ? money(limit) : limit });
    }
    case 'amount-high':
      return say(boundWords.high, { limit: money(mistake.limit) });
    case 'amount-between':
      return say(planMistakeWords['amount-between'], { above: money(mistake.above), below: money(mistake.below) });
    case 'not-offered':
    case 'name-missing':
      return say(planMistakeWords[mistake.kind]);
    case 'count-not-whole':
      return say(planCountWords.whole);
    case 'above-cap':
      return say(planMistakeWords['above-cap'], { limit: money(mistake.limit) });
    case 'cap-low':
      return say(planMistakeWords['cap-low'], { limit: money(mistake.limit) });
    case 'until-early':
      return say(planMistakeWords['until-early'], { limit: day(mistake.limit) });
    default:
      return say(amountMistakeWords[mistake.kind]);
  }
};
