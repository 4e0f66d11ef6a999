import type { Failure } from '@portico/application/kernel';
import type { CardsScreen as Shown, CardSuccess } from '@portico/application/payments';
import type { SavedCard as Saved } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../../kit/notice.tsx';
import { Presence } from '../../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { callTo } from '../../../words/tel-link.ts';
import { failureWords } from '../../../words/failure.messages.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { ProfileSettings } from '../../profile/index.ts';
import { AddCard, type AddCardModel, type NewCardFormModel } from './add-card.tsx';
import { cardRefusedWords } from './card-form.messages.ts';
import type { RemoveCardModel } from './card-removal-modals.tsx';
import { cardName } from './card-name.ts';
import { cardSuccessWords, cardsWords as words } from './cards.messages.ts';
import css from './cards-screen.module.css';
import { SavedCard, type SavedCardModel } from './saved-card.tsx';

const Toasts = lazyComponent(async () => ({ default: (await import('../../../kit/toasts.tsx')).Toasts }));
const RemoveCardModal = lazyComponent(async () => ({
  default: (await import('./card-removal-modals.tsx')).RemoveCardModal,
}));
const CreditCardDeleteErrorModal = lazyComponent(async () => ({
  default: (await import('./card-removal-modals.tsx')).CreditCardDeleteErrorModal,
}));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly screen: Shown };

interface NewCardModel extends AddCardModel {
  readonly adding: NewCardFormModel | undefined;
  add(): void;
}

export interface CardsModel extends NewCardModel, SavedCardModel, RemoveCardModel {
  readonly phase: Phase;
  readonly told: readonly { readonly key: string; readonly news: CardSuccess }[];
  readonly removal: {
    readonly question: Saved | undefined;
    readonly inUse: { readonly card: Saved; readonly plan: string } | undefined;
    ask(card: Saved | undefined): void;
    confirm(): Promise<void>;
    dismiss(): void;
  };
  load(): Promise<void>;
  forget(key: string): void;
}

const textOf = (say: Say, news: CardSuccess): string => {
  if (news.kind !== 'failed') return say(cardSuccessWords[news.kind], { card: cardName(say, news.card) });
  const { error } = news;
  if (error.kind === 'card-refused') return say(cardRefusedWords[error.reason]);
  switch (error.kind) {
    case 'declined':
      return say(words.declined);
    case 'too-many-card-tries':
      return say(words.tooManyTries, { phone: error.phone });
    case 'too-many-cards':
      return say(words.tooManyCards);
    case 'no-online-payments':
      return say(words.noPayments);
    case 'terms-changed':
    case 'terms-not-agreed':
      return say(words.termsChanged);
    default:
      return say(failureWords[error.kind]);
  }
};

/** The button that opens the form, or the form. Closing the form returns focus to the button. */
const NewCard = observer(({ viewModel, screen }: { readonly viewModel: NewCardModel; readonly screen: Shown }) => {
  const say = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const { adding } = viewModel;
  const isOpen = adding !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (adding !== undefined) return <AddCard viewModel={viewModel} form={adding} terms={screen.terms.text} />;
  return (
    <div>
      <Button ref={button} look="primary" icon="card" onClick={viewModel.add}>
        {say(words.add)}
      </Button>
    </div>
  );
});

const OnFile = observer(
  ({ viewModel, screen }: { readonly viewModel: NewCardModel & SavedCardModel; readonly screen: Shown }) => {
    const say = useWords();
    const { cards, practice, tokenizer } = screen;
    const title = useRef<HTMLHeadingElement>(null);
    const isFirst = useRef(true);
    useEffect(() => {
      // The pressed button may be gone with its card: focus moves to the list.
      if (!isFirst.current && document.activeElement === document.body) title.current?.focus();
      isFirst.current = false;
    }, [cards]);
    return (
      <div className={css.screen}>
        {tokenizer === undefined ? (
          <Notice tone="wait" quiet>
            <p>{say(words.noPayments)}</p>
            <p>
              <a href={callTo(practice.phone)}>{say(words.call, { phone: practice.phone })}</a>
            </p>
          </Notice>
        ) : (
          <p className={css.soft}>{say(words.lead, { practice: practice.name })}</p>
        )}
        {(tokenizer !== undefined || cards.length > 0) && (
          <section className={css.group}>
            <h2 ref={title} tabIndex={-1} className={css.title}>
              {say(words.title)}
            </h2>
            {cards.length === 0 ? (
              <EmptyState icon="card">{say(words.none)}</EmptyState>
            ) : (
              <ul className={css.list}>
                {cards.map((card) => (
                  <li key={card.id}>
                    <SavedCard viewModel={viewModel} card={card} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
        {tokenizer !== undefined && viewModel.mayChange && <NewCard viewModel={viewModel} screen={screen} />}
      </div>
    );
  },
);

/** The section `payment` of the profile settings (`MON-264`): the cards on file. */
export const CardsScreen = observer(({ viewModel }: { readonly viewModel: CardsModel }) => {
  const say = useWords();
  const { phase, told, removal } = viewModel;
  const toasts = (tone: 'good' | 'bad') => {
    const shown = told.filter(({ news }) => (news.kind === 'failed') === (tone === 'bad'));
    if (shown.length === 0) return null;
    const texts = shown.map(({ key, news }) => ({ key, text: textOf(say, news) }));
    return <Toasts tone={tone} toasts={texts} onGone={viewModel.forget} />;
  };
  return (
    <ProfileSettings>
      {phase.kind === 'loading' && <Skeleton label={say(words.loading)} />}
      {phase.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      )}
      {phase.kind === 'ready' && <OnFile viewModel={viewModel} screen={phase.screen} />}
      <Presence show={removal.question}>{(card) => <RemoveCardModal viewModel={viewModel} card={card} />}</Presence>
      <Presence show={removal.inUse}>
        {(kept) => <CreditCardDeleteErrorModal card={kept.card} plan={kept.plan} onClose={removal.dismiss} />}
      </Presence>
      {toasts('good')}
      {toasts('bad')}
    </ProfileSettings>
  );
});
