import type { PlanBuilder, PlanField, PlanMistake } from '@portico/view-models/payments';
import type { Frequency, Weekday } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Choice } from '../../../kit/choice.tsx';
import { Disclosure } from '../../../kit/disclosure.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { weekday } from '../../../words/format.ts';
import { useFormats, type Formats } from '../../../words/use-formats.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import css from '../checkout/make-payment.module.css';
import { amountMistakeWords, boundWords } from '../checkout/payment-refusal.messages.ts';
import { frequencyWords, limitWords, planCountWords, planMistakeWords, planWords } from './plan-builder.messages.ts';
import { PlanInNumbers } from './plan-in-numbers.tsx';
import { RadioList } from '../../../kit/radio-list.tsx';

const sentenceOf = (mistake: PlanMistake, frequency: Frequency, say: Say, { money, day }: Formats): string => {
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

/** Fields whose errors make the plan invalid. */
const numbers: readonly PlanField[] = ['amount', 'count', 'payment'];

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const days = Array.from({ length: 31 }, (_, at) => at + 1);

interface Part {
  readonly builder: PlanBuilder;
  readonly errorOf: (field: PlanField) => string | undefined;
}

/** A new plan, or adding to an existing one (`MON-095` to `MON-100`). */
const WhichPlan = observer(({ builder, errorOf }: Part) => {
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
        inputMode="decimal"
        autoComplete="off"
        value={funding.amountText}
        onChange={({ currentTarget }) => funding.typeAmount(currentTarget.value)}
      />
    </>
  );
});

/** How often and on which day; a single frequency is no choice (`MON-101`, `MON-102`). */
const HowOften = observer(({ builder }: Pick<Part, 'builder'>) => {
  const say = useWords();
  const { language } = useFormats();
  const { calendar, funding } = builder;
  const { option } = funding;
  const { frequencies, frequency, dayOfWeek, dayOfMonth } = calendar;
  return (
    <>
      {frequencies.length > 1 && (
        <RadioList
          legend={say(planWords.frequency)}
          options={frequencies.map((one) => ({ value: one, text: say(frequencyWords[one]) }))}
          value={frequency}
          onChoose={calendar.chooseFrequency}
        />
      )}
      {option === 'new' && frequency === 'weekly' && (
        <Choice
          label={say(planWords.dayOfWeek)}
          options={weekdays.map((day) => ({ value: String(day), text: weekday(language, day) }))}
          value={String(dayOfWeek)}
          onChange={(day) => calendar.chooseDayOfWeek(Number(day) as Weekday)}
        />
      )}
      {option === 'new' && frequency === 'monthly' && (
        <div className={css.part}>
          <Choice
            label={say(planWords.dayOfMonth)}
            options={days.map((day) => ({ value: String(day), text: String(day) }))}
            value={String(dayOfMonth)}
            onChange={(day) => calendar.chooseDayOfMonth(Number(day))}
          />
          {dayOfMonth > 28 && <p className={css.hint}>{say(planWords.dayOfMonthHint)}</p>}
        </div>
      )}
    </>
  );
});

/** The count and the payment; the one that was typed last stays (`MON-117` to `MON-122`). */
const HowMany = observer(({ builder, errorOf }: Part) => {
  const say = useWords();
  const { money } = useFormats();
  const { installments, calendar } = builder;
  const { range, changedCount } = installments;
  const [count, payment] =
    calendar.frequency === 'monthly' ? [planWords.months, planWords.monthly] : [planWords.weeks, planWords.weekly];
  if (installments.isCountFixed) return <p className={css.soft}>{say(planWords.fixedCount)}</p>;
  return (
    <div className={css.part}>
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
          inputMode="decimal"
          autoComplete="off"
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
const Limits = observer(({ builder: { autopay }, errorOf }: Part) => {
  const say = useWords();
  return (
    <Disclosure title={say(planWords.limits)}>
      <div className={css.pair}>
        <TextField
          name="autopay-cap"
          label={say(planWords.cap)}
          description={say(planWords.optional)}
          error={errorOf('cap')}
          inputMode="decimal"
          autoComplete="off"
          value={autopay.capText}
          onChange={({ currentTarget }) => autopay.typeCap(currentTarget.value)}
        />
        <TextField
          name="autopay-until"
          type="date"
          label={say(planWords.until)}
          description={say(planWords.optional)}
          error={errorOf('until')}
          min={autopay.earliest}
          value={autopay.untilText}
          onChange={({ currentTarget }) => autopay.typeUntil(currentTarget.value)}
        />
      </div>
    </Disclosure>
  );
});

/** The plan builder and its result (`MON-094` to `MON-123`). */
const PlanBuilderFields = observer(({ builder }: { readonly builder: PlanBuilder }) => {
  const say = useWords();
  const formats = useFormats();
  const errorOf = (field: PlanField): string | undefined => {
    const mistake = builder.mistakeOf(field);
    return mistake && sentenceOf(mistake, builder.calendar.frequency, say, formats);
  };
  const isPlan = numbers.every((field) => builder.mistakeOf(field) === undefined);
  const { funding, installments } = builder;
  const { option } = funding;
  const ready = option !== 'existing' || funding.picked !== undefined;
  return (
    <div className={css.form}>
      {option !== 'edit' && <WhichPlan builder={builder} errorOf={errorOf} />}
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
      {option !== 'existing' && <HowOften builder={builder} />}
      {ready && <HowMany builder={builder} errorOf={errorOf} />}
      {isPlan && installments.terms !== undefined && (
        <PlanInNumbers installments={installments} terms={installments.terms} />
      )}
      {option !== 'existing' && <Limits builder={builder} errorOf={errorOf} />}
    </div>
  );
});
export default PlanBuilderFields;
