import type { MakePaymentScreen, PaymentType } from '@portico/application/payments';
import type { Cents } from '@portico/domain/kernel';
import { hasTwoParts, sumOwed, type AmountBounds, type AmountMistake, type OwedNow } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { TextField } from '../../../kit/text-field.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { missingWords, payTypeWords, payWords } from './make-payment.messages.ts';
import css from './make-payment.module.css';
import { amountMistakeWords, boundWords } from './payment-refusal.messages.ts';
import { RadioList } from '../../../kit/radio-list.tsx';

interface PartialAmountModel {
  readonly mistake: { readonly kind: AmountMistake['kind'] | 'out-of-range' } | undefined;
  readonly left: OwedNow | undefined;
  readonly bounds: AmountBounds;
  readonly text: string;
  type(text: string): void;
}

export interface PaymentTypeModel {
  readonly draft: {
    readonly types: readonly PaymentType[];
    readonly type: PaymentType | undefined;
    readonly partial: PartialAmountModel | undefined;
  };
  chooseType(type: PaymentType): void;
}

/** What a part leaves to pay: one sum, with its parts where it has two. */
const LeftAfterPart = ({ left }: { readonly left: OwedNow }) => {
  const say = useWords();
  const { money } = useFormats();
  const amount = money(sumOwed(left));
  const { balance, copay = 0 as Cents } = left;
  return hasTwoParts(left)
    ? say(payWords.pendingParts, { amount, balance: money(balance), copay: money(copay) })
    : say(payWords.pendingPartial, { amount });
};

interface PartialAmountProps {
  readonly partial: PartialAmountModel;
  /** A part is paid on the balance alone; 0 where there is no copay. */
  readonly copay: Cents;
}

const PartialAmount = observer(({ partial, copay }: PartialAmountProps) => {
  const say = useWords();
  const { money } = useFormats();
  const { mistake, left, bounds } = partial;
  const range = { minimum: money(bounds.minimum), maximum: money(bounds.maximum) };
  const error =
    mistake === undefined
      ? undefined
      : mistake.kind === 'out-of-range'
        ? say(boundWords.partial, range)
        : say(amountMistakeWords[mistake.kind]);
  return (
    <div className={css.part}>
      <TextField
        name="partial-amount"
        label={say(payWords.partialAmount)}
        description={
          copay > 0
            ? say(payWords.partialOfBalance, { ...range, copay: money(copay) })
            : say(payWords.partialRange, range)
        }
        error={error}
        required
        missing={say(missingWords.amount)}
        isAmount
        value={partial.text}
        onChange={({ currentTarget }) => partial.type(currentTarget.value)}
      />
      <p className={css.soft} role="status">
        {left !== undefined && sumOwed(left) > 0 && <LeftAfterPart left={left} />}
      </p>
    </div>
  );
});

/** Full amount, partial amount, or plan (`MON-054`); hidden if there is only one way. */
export const PaymentTypeFields = observer(
  ({ viewModel, screen }: { readonly viewModel: PaymentTypeModel; readonly screen: MakePaymentScreen }) => {
    const say = useWords();
    const { money } = useFormats();
    const { types, type, partial } = viewModel.draft;
    const { balance, copay } = screen.parts;
    const hints = {
      copay: say(payWords.copayHint, { amount: money(copay), left: money(balance) }),
      full: say(payWords.fullHint, { amount: money(screen.amount) }),
      partial: say(payWords.partialHint),
      plan: say(payWords.planHint),
    };
    const amount =
      type === 'partial' && partial !== undefined ? (
        <PartialAmount partial={partial} copay={screen.parts.copay} />
      ) : undefined;
    if (types.length <= 1) return amount;
    return (
      <RadioList
        legend={say(payWords.type)}
        options={types.map((one) => ({
          value: one,
          text: say(payTypeWords[one]),
          hint: hints[one],
          details: one === 'partial' ? amount : undefined,
        }))}
        value={type}
        onChoose={viewModel.chooseType}
      />
    );
  },
);
