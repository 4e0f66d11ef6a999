import type { CardAgreementView } from '@portico/application/payments';
import type { SavedCard as Saved } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { Disclosure } from '../../../kit/disclosure.tsx';
import { FactList } from '../../../kit/fact-list.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { cardName } from './card-name.ts';
import { cardsWords as words } from './cards.messages.ts';
import css from './cards-screen.module.css';

export interface SavedCardModel {
  readonly busy: boolean;
  readonly mayChange: boolean;
  readonly removal: { ask(card: Saved): void };
  agreementOf(card: Saved): CardAgreementView | undefined;
  isExpired(card: Saved): boolean;
  makeDefault(card: Saved): Promise<void>;
}

/** One card on file: its name, whether it is valid, and its actions. */
export const SavedCard = observer(
  ({ viewModel, card }: { readonly viewModel: SavedCardModel; readonly card: Saved }) => {
    const say = useWords();
    const name = cardName(say, card);
    const agreement = viewModel.agreementOf(card);
    const isOver = viewModel.isExpired(card);
    const { month, year } = card.expiry;
    const expiry = { month: String(month).padStart(2, '0'), year: String(year) };
    return (
      <Card>
        <div className={css.item}>
          <div className={css.cardDetails}>
            <p className={css.name}>
              <Icon name="card" />
              {name}
            </p>
            <p className={css.soft}>{card.holder}</p>
            <p className={css.soft}>{say(isOver ? words.over : words.good, expiry)}</p>
            <p className={css.marks}>
              {card.isDefault && (
                <StatusBadge tone="accent" icon="check-circle">
                  {say(words.default)}
                </StatusBadge>
              )}
              {isOver && (
                <StatusBadge tone="bad" icon="alert">
                  {say(words.expired)}
                </StatusBadge>
              )}
            </p>
          </div>
          {viewModel.mayChange && (
            <div className={css.buttons}>
              {!card.isDefault && !isOver && (
                <Button
                  busy={viewModel.busy}
                  aria-label={say(words.makeDefaultNamed, { card: name })}
                  onClick={() => void viewModel.makeDefault(card)}
                >
                  {say(words.makeDefault)}
                </Button>
              )}
              <Button
                busy={viewModel.busy}
                aria-label={say(words.removeNamed, { card: name })}
                onClick={() => viewModel.removal.ask(card)}
              >
                {say(words.remove)}
              </Button>
            </div>
          )}
        </div>
        {agreement !== undefined && <Agreed agreement={agreement} />}
      </Card>
    );
  },
);

/** A card's agreement, as it was shown. */
const Agreed = ({ agreement }: { readonly agreement: CardAgreementView }) => {
  const say = useWords();
  const { atPractice } = useFormats();
  const { at, address, terms, language } = agreement;
  return (
    <Disclosure title={say(words.agreed)}>
      <p lang={language}>{terms.text}</p>
      <FactList
        facts={[
          [say(words.agreedOn), `${atPractice.day(at)} ${atPractice.time(at)}`],
          [say(words.agreedFrom), address],
          [say(words.agreedVersion), String(terms.version)],
        ]}
      />
    </Disclosure>
  );
};
