import type { PlanField, PlanMistake } from '@portico/application/payments';
import type { BalanceRange, PlanTerms } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/button.tsx';
import { Disclosure } from '../../../kit/disclosure.tsx';
import { DateField } from '../../../kit/date-field.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import css from '../checkout/make-payment.module.css';
import { planWords } from './plan-builder.messages.ts';
import { PlanChoiceFields, type PlanChoiceModel } from './plan-choice-fields.tsx';
import { PlanFrequencyFields, type PlanFrequencyModel } from './plan-frequency-fields.tsx';
import { PlanInNumbers, type PlanInNumbersModel } from './plan-in-numbers.tsx';
import { planMistakeText } from './plan-mistake-text.ts';

/** Fields whose errors make the plan invalid. */
const numbers: readonly PlanField[] = ['amount', 'count', 'payment'];

interface HowManyModel {
  readonly calendar: Pick<PlanFrequencyModel['calendar'], 'frequency'>;
  readonly installments: {
    readonly range: BalanceRange | undefined;
    readonly changedCount: number | undefined;
    readonly isCountFixed: boolean;
    readonly countText: string;
    readonly paymentText: string;
    typeCount(text: string): void;
    typePayment(text: string): void;
  };
}

interface AutopayLimitsModel {
  readonly autopay: {
    readonly capText: string;
    readonly untilText: string;
    typeCap(text: string): void;
    typeUntil(text: string): void;
  };
}

export interface PlanBuilderModel extends PlanChoiceModel, PlanFrequencyModel, HowManyModel, AutopayLimitsModel {
  readonly funding: PlanChoiceModel['funding'];
  readonly calendar: PlanFrequencyModel['calendar'];
  readonly installments: HowManyModel['installments'] & PlanInNumbersModel & { readonly terms: PlanTerms | undefined };
  readonly name: string;
  typeName(text: string): void;
  mistakeOf(field: PlanField): PlanMistake | undefined;
}

interface Part<Model> {
  readonly builder: Model;
  readonly errorOf: (field: PlanField) => string | undefined;
}

const presets = [3, 6, 12];

/** The usual lengths of a monthly plan by one press, as far as the practice allows them; any other is typed. */
const Presets = observer(
  ({ installments, isMonthly }: Pick<HowManyModel, 'installments'> & { readonly isMonthly: boolean }) => {
    const say = useWords();
    const { range, countText } = installments;
    const allowed = presets.filter((count) => range !== undefined && count <= range.maxDuration.value);
    if (!isMonthly || allowed.length === 0) return null;
    return (
      <div className={css.presets} role="group" aria-label={say(planWords.presets)}>
        {allowed.map((count) => (
          <Button
            key={count}
            look={countText === String(count) ? 'primary' : 'secondary'}
            aria-pressed={countText === String(count)}
            onClick={() => installments.typeCount(String(count))}
          >
            {say(planWords.preset, { count })}
          </Button>
        ))}
      </div>
    );
  },
);

/** The count and the payment; the one that was typed last stays (`MON-117` to `MON-122`). */
const HowMany = observer(({ builder, errorOf }: Part<HowManyModel>) => {
  const say = useWords();
  const { money } = useFormats();
  const { installments, calendar } = builder;
  const { range, changedCount } = installments;
  const [count, payment] =
    calendar.frequency === 'monthly' ? [planWords.months, planWords.monthly] : [planWords.weeks, planWords.weekly];
  if (installments.isCountFixed) return <p className={css.soft}>{say(planWords.fixedCount)}</p>;
  return (
    <div className={css.part}>
      <Presets installments={installments} isMonthly={calendar.frequency === 'monthly'} />
      <p className={css.soft}>{say(planWords.either)}</p>
      <div className={css.pair}>
        <TextField
          name="plan-count"
          label={say(count)}
          description={range && say(planWords.countHint, { most: range.maxDuration.value })}
          error={errorOf('count')}
          inputMode="numeric"
          autoComplete="off"
          value={installments.countText}
          onChange={({ currentTarget }) => installments.typeCount(currentTarget.value)}
        />
        <TextField
          name="plan-payment"
          label={say(payment)}
          description={range && say(planWords.paymentHint, { least: money(range.minimumPayment) })}
          error={errorOf('payment')}
          isAmount
          value={installments.paymentText}
          onChange={({ currentTarget }) => installments.typePayment(currentTarget.value)}
        />
      </div>
      <p className={css.soft} role="status">
        {changedCount !== undefined && say(planWords.countChanged, { count: changedCount })}
      </p>
    </div>
  );
});

/** The limits of automatic payments. */
const Limits = observer(({ builder: { autopay }, errorOf }: Part<AutopayLimitsModel>) => {
  const say = useWords();
  return (
    <Disclosure title={say(planWords.limits)}>
      <div className={css.pair}>
        <TextField
          name="autopay-cap"
          label={say(planWords.cap)}
          description={say(planWords.optional)}
          error={errorOf('cap')}
          isAmount
          value={autopay.capText}
          onChange={({ currentTarget }) => autopay.typeCap(currentTarget.value)}
        />
        <DateField
          name="autopay-until"
          label={say(planWords.until)}
          description={say(planWords.optional)}
          error={errorOf('until')}
          isAhead
          value={autopay.untilText}
          onChange={(answer) => autopay.typeUntil(answer)}
        />
      </div>
    </Disclosure>
  );
});

/** The plan builder and its result (`MON-094` to `MON-123`). */
const PlanBuilderFields = observer(({ builder }: { readonly builder: PlanBuilderModel }) => {
  const say = useWords();
  const formats = useFormats();
  const errorOf = (field: PlanField): string | undefined => {
    const mistake = builder.mistakeOf(field);
    return mistake && planMistakeText(mistake, builder.calendar.frequency, say, formats);
  };
  const isPlan = numbers.every((field) => builder.mistakeOf(field) === undefined);
  const { funding, installments } = builder;
  const { option } = funding;
  const ready = option !== 'existing' || funding.picked !== undefined;
  return (
    <div className={css.form}>
      {option !== 'edit' && <PlanChoiceFields builder={builder} errorOf={errorOf} />}
      {option !== 'existing' && (
        <TextField
          name="plan-name"
          label={say(planWords.name)}
          error={errorOf('name')}
          autoComplete="off"
          maxLength={50}
          value={builder.name}
          onChange={({ currentTarget }) => builder.typeName(currentTarget.value)}
        />
      )}
      {option !== 'existing' && <PlanFrequencyFields builder={builder} />}
      {ready && <HowMany builder={builder} errorOf={errorOf} />}
      {isPlan && installments.terms !== undefined && (
        <PlanInNumbers installments={installments} terms={installments.terms} />
      )}
      {option !== 'existing' && <Limits builder={builder} errorOf={errorOf} />}
    </div>
  );
});
export default PlanBuilderFields;
