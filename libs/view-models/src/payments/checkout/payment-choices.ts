import type { Frequency, Weekday } from '@portico/domain/payments';
import type { Draft } from '../../kernel/index.ts';
import type { CardChoice } from '../cards/card-choice.ts';
import type { PlanBuilder } from '../plans/plan-builder.ts';
import type { PaymentDraft } from './payment-draft.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** Instead of the id of a card on file. */
const newCard = 'new';

/** What was chosen and typed, but nothing of a card that is being entered, and no agreement to terms. */
export const choicesIn = ({ type, card, partial, builder, oneTime }: PaymentDraft): Texts => ({
  type,
  card: card && (card.saved ?? newCard),
  partial: partial?.text,
  ...planChoices(builder),
  oneTimeAmount: oneTime?.amountText,
  oneTimeDate: oneTime?.dateText,
});

const planChoices = (builder: PlanBuilder | undefined): Texts | undefined =>
  builder && {
    option: builder.funding.option,
    plan: builder.funding.picked?.id,
    planAmount: builder.funding.amountText,
    planName: builder.name,
    frequency: builder.calendar.wantedFrequency,
    dayOfWeek: String(builder.calendar.dayOfWeek),
    dayOfMonth: String(builder.calendar.dayOfMonth),
    installments: JSON.stringify(builder.installments.typed),
    cap: builder.autopay.capText,
    until: builder.autopay.untilText,
  };

/** The choices that differ from those with which the screen opened. An emptied field is one of them. */
export const changesOf = (choices: Texts, opened: Texts): Draft =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([name, text]) =>
      text === undefined || text === opened[name] ? [] : [[name, JSON.stringify(text)]],
    ),
  );

/**
 * Takes up what was kept. False, and nothing is taken up, if the practice no longer offers the way to pay. A card that
 * is gone is not replaced by another one.
 */
export const takeUp = (draft: PaymentDraft, kept: Draft): boolean => {
  const said = (name: string): string | undefined =>
    kept[name] === undefined ? undefined : (JSON.parse(kept[name]) as string);
  const type = said('type');
  const wanted = draft.types.find((one) => one === type);
  if (type !== undefined && wanted === undefined) return false;
  draft.wantedType = wanted ?? draft.wantedType;
  if (draft.card !== undefined) takeUpCard(draft.card, said);
  draft.partial?.type(said('partial') ?? draft.partial.text);
  if (draft.builder !== undefined) takeUpPlan(draft.builder, said);
  draft.oneTime?.typeAmount(said('oneTimeAmount') ?? draft.oneTime.amountText);
  draft.oneTime?.typeDate(said('oneTimeDate') ?? draft.oneTime.dateText);
  return true;
};

type Said = (name: string) => string | undefined;

const takeUpCard = (choice: CardChoice, said: Said): void => {
  const card = said('card');
  if (card === undefined) return;
  choice.chooseNew();
  const found = choice.cards.find(({ id }) => id === card);
  if (found !== undefined) choice.chooseSaved(found);
};

const takeUpPlan = (builder: PlanBuilder, said: Said): void => {
  const { funding, calendar, installments, autopay } = builder;
  const option = said('option');
  if (option === 'new' || option === 'existing') builder.choose(option);
  funding.typeAmount(said('planAmount') ?? funding.amountText);
  const plan = funding.existing.find(({ id }) => id === said('plan'));
  if (plan !== undefined) builder.pick(plan);
  builder.typeName(said('planName') ?? builder.name);
  const frequency = said('frequency');
  if (frequency !== undefined) calendar.chooseFrequency(frequency as Frequency);
  calendar.chooseDayOfWeek(Number(said('dayOfWeek') ?? calendar.dayOfWeek) as Weekday);
  calendar.chooseDayOfMonth(Number(said('dayOfMonth') ?? calendar.dayOfMonth));
  const typed = said('installments');
  if (typed !== undefined) installments.typed = JSON.parse(typed) as typeof installments.typed;
  autopay.typeCap(said('cap') ?? autopay.capText);
  autopay.typeUntil(said('until') ?? autopay.untilText);
};
