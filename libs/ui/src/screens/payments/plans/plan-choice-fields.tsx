import type { PlanField, PlanView } from '@portico/application/payments';
import type { Cents } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { RadioList } from '../../../kit/radio-list.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { planWords } from './plan-builder.messages.ts';

export interface PlanChoiceModel {
  readonly funding: {
    readonly option: 'new' | 'existing' | 'edit';
    readonly options: readonly ('new' | 'existing')[];
    readonly picked: PlanView | undefined;
    readonly balance: Cents;
    readonly existing: readonly PlanView[];
    readonly amountText: string;
    typeAmount(text: string): void;
  };
  choose(option: 'new' | 'existing'): void;
  pick(plan: PlanView): void;
}

interface Choice {
  readonly builder: PlanChoiceModel;
  readonly errorOf: (field: PlanField) => string | undefined;
}

/** A new plan, or adding to an existing one (`MON-095` to `MON-100`). */
export const PlanChoiceFields = observer(({ builder, errorOf }: Choice) => {
  const say = useWords();
  const { money } = useFormats();
  const { funding } = builder;
  const { option, options, picked, balance, existing } = funding;
  return (
    <>
      {options.length > 1 && (
        <RadioList
          legend={say(planWords.option)}
          options={options.map((one) => ({ value: one, text: say(planWords[one]) }))}
          value={option === 'edit' ? undefined : option}
          onChoose={builder.choose}
        />
      )}
      {option === 'existing' && (
        <RadioList
          legend={say(planWords.pick)}
          options={existing.map((plan) => ({
            value: plan.id as string,
            text: plan.name,
            hint: plan.cardExpired
              ? say(planWords.cardOver)
              : say(planWords.left, { count: plan.paymentsLeft, amount: money(plan.remaining) }),
            disabled: plan.cardExpired,
          }))}
          value={picked?.id}
          onChoose={(id) => {
            const plan = existing.find((one) => one.id === id);
            if (plan !== undefined) builder.pick(plan);
          }}
        />
      )}
      <TextField
        name="plan-amount"
        label={say(planWords.amount)}
        description={say(planWords.amountHint, { maximum: money(balance) })}
        error={errorOf('amount')}
        isAmount
        value={funding.amountText}
        onChange={({ currentTarget }) => funding.typeAmount(currentTarget.value)}
      />
    </>
  );
});
