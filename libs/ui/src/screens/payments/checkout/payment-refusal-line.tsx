import type { Failure } from '@portico/application/kernel';
import type { PaymentRefusal, SendingState } from '@portico/application/payments';
import type { CardRefused, Frequency } from '@portico/domain/payments';
import { Notice } from '../../../kit/notice.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useFormats, type Formats } from '../../../words/use-formats.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { cardRefusedWords } from '../cards/card-form.messages.ts';
import { declineWords, refusalNotes, refusalWords, sendingWords } from './payment-refusal.messages.ts';
import { limitWords } from '../plans/plan-builder.messages.ts';

/** The refusals that are of no field. */
const cardAsWhole: ReadonlySet<CardRefused['reason']> = new Set(['declined', 'on-file', 'unreachable', 'unsupported']);

/** Why nothing was paid, or nothing can be shown. */
export const refusalSentence = (
  refusal: PaymentRefusal | Failure,
  frequency: Frequency,
  say: Say,
  { money, day }: Formats,
): string => {
  switch (refusal.kind) {
    case 'declined':
      return say(declineWords[refusal.reason]);
    case 'checking':
      return say(sendingWords.checking);
    case 'plan-limit': {
      const { kind, limit } = refusal.limit;
      return say(limitWords[frequency][kind], { limit: kind === 'payment-low' ? money(limit) : limit });
    }
    case 'amount-changed':
      return say(refusalWords['amount-changed'], { amount: money(refusal.amount) });
    case 'amount-out-of-range':
      return say(refusalWords['amount-out-of-range'], {
        minimum: money(refusal.minimum),
        maximum: money(refusal.maximum),
      });
    case 'autopay-cap-low':
      return say(refusalWords['autopay-cap-low'], { amount: money(refusal.amount) });
    case 'autopay-until-early':
      return say(refusalWords['autopay-until-early'], { earliest: day(refusal.earliest) });
    case 'bad-date':
      return say(refusalWords['bad-date'], { earliest: day(refusal.earliest), latest: day(refusal.latest) });
    case 'card-refused':
      return cardAsWhole.has(refusal.reason)
        ? `${say(cardRefusedWords[refusal.reason])} ${say(refusalNotes.nothingCharged)}`
        : say(refusalWords['card-refused']);
    case 'no-online-payments':
    case 'too-many-card-tries':
      return say(refusalWords[refusal.kind], { phone: refusal.phone });
    default:
      return refusal.kind in refusalWords
        ? say(refusalWords[refusal.kind as keyof typeof refusalWords])
        : say(failureWords[refusal.kind as Failure['kind']]);
  }
};

/** The state of the payment: whether money moved, and what to do. */
export const PaymentStatusLine = ({
  state,
  frequency = 'monthly',
  isGuest,
}: {
  readonly state: SendingState;
  /** The payer is a guest and has no list of payments. */
  readonly isGuest: boolean;
  /** The frequency of the plan that was sent, if any: its limits are by month or by week. */
  readonly frequency?: Frequency | undefined;
}) => {
  const say = useWords();
  const formats = useFormats();
  switch (state.kind) {
    case 'checking':
      return (
        <Notice tone="wait" icon="clock">
          <p>{say(isGuest ? sendingWords.checkingGuest : sendingWords.checking)}</p>
        </Notice>
      );
    case 'lost':
      return (
        <Notice tone="bad">
          <p>{say(state.arrived === 'no' ? sendingWords.notArrived : sendingWords.unknown)}</p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="bad">
          <p>{refusalSentence(state.refusal, frequency, say, formats)}</p>
        </Notice>
      );
    case 'idle':
    case 'sending':
    case 'done':
      return null;
  }
};
