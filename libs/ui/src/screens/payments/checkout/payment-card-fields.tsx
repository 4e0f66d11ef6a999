import { cardBrandNames, expiryText, type CardId, type SavedCard } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { CardFormFields, type CardFormModel } from '../cards/card-form.tsx';
import { cardSourceWords } from './payment-agreement.messages.ts';
import { payWords } from './make-payment.messages.ts';
import css from './make-payment.module.css';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { Presence } from '../../../kit/keep-overlay-while-closing.tsx';
import { RadioList } from '../../../kit/radio-list.tsx';

const CashModal = lazyComponent(() => import('./cash-modal.tsx'));

const another = 'new';

export interface CardChoiceModel {
  readonly method: 'card' | 'cash';
  readonly saved: CardId | undefined;
  readonly cards: readonly SavedCard[];
  readonly form: CardFormModel;
  readonly cashTold: boolean;
  isExpired(card: SavedCard): boolean;
  chooseMethod(method: 'card' | 'cash'): void;
  chooseSaved(card: SavedCard): void;
  chooseNew(): void;
  closeCash(): void;
}

/** The cards on file, and the way to a new one. */
const CardsOnFile = observer(({ choice }: { readonly choice: CardChoiceModel }) => {
  const say = useWords();
  const { saved, cards } = choice;
  const hintOf = (card: SavedCard): string =>
    say(choice.isExpired(card) ? payWords.cardExpired : payWords.cardGood, { expiry: expiryText(card.expiry) });
  return (
    <RadioList
      legend={say(payWords.cardOnFile)}
      options={[
        ...cards.map((card) => ({
          value: card.id as string,
          text: say(payWords.cardEnding, { brand: cardBrandNames[card.brand], last4: card.last4 }),
          hint: hintOf(card),
          disabled: choice.isExpired(card),
        })),
        { value: another, text: say(payWords.newCard) },
      ]}
      value={saved ?? another}
      onChoose={(value) => {
        const card = cards.find(({ id }) => id === value);
        if (card === undefined) choice.chooseNew();
        else choice.chooseSaved(card);
      }}
    />
  );
});

/** The source of the payment (`MON-055`): a card on file, a new card, or cash, which is paid elsewhere. */
export const PaymentCardFields = observer(
  ({
    choice,
    maySave,
    forPlan,
    takesCash = true,
    terms,
    wallets,
    isResumed,
  }: {
    readonly choice: CardChoiceModel;
    readonly maySave: boolean;
    /** The card is charged again later, so a new one is always kept. */
    readonly forPlan: boolean;
    /** Something is paid, and cash is one of the ways. */
    readonly takesCash?: boolean;
    /** The terms for keeping a new card. */
    readonly terms: string | undefined;
    /** What was typed before the page was loaded again is there, and the card is not. */
    readonly isResumed: boolean;
    /** The wallets' buttons, above the cards. */
    readonly wallets?: ReactNode;
  }) => {
    const say = useWords();
    const { method, saved, cards, form } = choice;
    return (
      <>
        {takesCash && (
          <RadioList
            legend={say(payWords.method)}
            options={[
              { value: 'card', text: say(payWords.creditCard) },
              { value: 'cash', text: say(payWords.cash), hint: say(cardSourceWords.cashHint), isQuiet: true },
            ]}
            value={method}
            onChoose={choice.chooseMethod}
          />
        )}
        {wallets}
        {forPlan && <p className={css.soft}>{say(payWords.planCard)}</p>}
        {cards.length > 0 && <CardsOnFile choice={choice} />}
        {saved === undefined && isResumed && <p className={css.soft}>{say(cardSourceWords.notKept)}</p>}
        {saved === undefined && (
          <CardFormFields
            form={form}
            offerSave={maySave && !forPlan}
            offerDefault={maySave}
            terms={terms}
            saysRefusal
          />
        )}
        <Presence show={choice.cashTold || undefined}>{() => <CashModal onClose={choice.closeCash} />}</Presence>
      </>
    );
  },
);
