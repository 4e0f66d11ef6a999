import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { keptWorkWords } from './kept-work.messages.ts';
import css from './kept-work-notice.module.css';

const ConfirmModal = lazyComponent(() => import('../../kit/confirm-modal.tsx'));

export interface KeptWorkModel {
  readonly savedAt: Instant | undefined;
  readonly until: Instant | undefined;
  readonly isForThisPageOnly: boolean;
  readonly isInAccountOnly: boolean;
}

export interface OtherVersionsModel {
  readonly asked: { readonly kind: 'typed'; readonly savedAt: Instant } | { readonly kind: 'gone' } | undefined;
}

interface KeptWorkProps {
  readonly work: KeptWorkModel;
  readonly others: OtherVersionsModel;
  readonly onStartOver: () => void;
  readonly onChoose: (which: 'mine' | 'other') => void;
}

/**
 * Says above a screen that it took up what was typed earlier, how long what is typed now is kept, or asks which of two
 * versions to go on with.
 */
export const KeptWorkNotice = observer(({ work, others, onStartOver, onChoose }: KeptWorkProps) => {
  const say = useWords();
  const { atPractice } = useFormats();
  const { savedAt, until, isForThisPageOnly, isInAccountOnly } = work;
  const { asked } = others;
  if (asked !== undefined) return <ChooseVersion asked={asked} onStartOver={onStartOver} onChoose={onChoose} />;
  if (isForThisPageOnly || isInAccountOnly) {
    return (
      <Notice tone="wait">
        <p>{say(isForThisPageOnly ? keptWorkWords.pageOnly : keptWorkWords.accountOnly)}</p>
      </Notice>
    );
  }
  if (savedAt === undefined || until === undefined) return null;
  return (
    <UntilNextPage>
      <Notice tone="accent" icon="check-circle">
        <div className={css.line}>
          <p>{say(keptWorkWords.resumed, { day: atPractice.day(savedAt), until: atPractice.day(until) })}</p>
          <StartOver onStartOver={onStartOver} />
        </div>
      </Notice>
    </UntilNextPage>
  );
});

/** Shown until a form of the page is sent or goes on to its next page: it was read by then. A press that failed leads nowhere. */
const UntilNextPage = ({ children }: { readonly children: ReactNode }) => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let frame = 0;
    const goesOn = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('main') === null) return;
      // By then its fields say what they lack.
      frame = requestAnimationFrame(() => {
        if (target.querySelector('[aria-invalid="true"], [data-invalid="true"]') === null) setOver(true);
      });
    };
    document.addEventListener('submit', goesOn);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('submit', goesOn);
    };
  }, []);
  return isOver ? null : children;
};

/** Asks before it throws away what was typed, which nothing brings back. */
const StartOver = ({ onStartOver }: Pick<KeptWorkProps, 'onStartOver'>) => {
  const say = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {say(keptWorkWords.startOver)}
      </Button>
      <Presence show={isAsking || undefined}>
        {() => (
          <ConfirmModal
            title={say(keptWorkWords.startOverTitle)}
            body={say(keptWorkWords.startOverBody)}
            yes={say(keptWorkWords.startOverYes)}
            no={say(keptWorkWords.startOverNo)}
            onYes={() => {
              setAsking(false);
              onStartOver();
            }}
            onNo={() => setAsking(false)}
          />
        )}
      </Presence>
    </>
  );
};

const ChooseVersion = ({
  asked,
  onStartOver,
  onChoose,
}: Pick<KeptWorkProps, 'onStartOver' | 'onChoose'> & { readonly asked: NonNullable<OtherVersionsModel['asked']> }) => {
  const say = useWords();
  const { atPractice } = useFormats();
  const isGone = asked.kind === 'gone';
  return (
    <Notice tone="wait">
      <p>
        {isGone ? say(keptWorkWords.gone) : say(keptWorkWords.typedElsewhere, { day: atPractice.day(asked.savedAt) })}
      </p>
      {isGone ? (
        <StartOver onStartOver={onStartOver} />
      ) : (
        <Button onClick={() => onChoose('other')}>{say(keptWorkWords.useOther)}</Button>
      )}
      <Button onClick={() => onChoose('mine')}>{say(keptWorkWords.keepThis)}</Button>
    </Notice>
  );
};
