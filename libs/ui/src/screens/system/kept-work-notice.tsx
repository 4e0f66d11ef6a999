import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { keptWorkWords } from './kept-work.messages.ts';

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
  const { dayHere } = useFormats();
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
    <Notice tone="accent" icon="check-circle">
      <p>{say(keptWorkWords.resumed, { day: dayHere(savedAt), until: dayHere(until) })}</p>
      <Button onClick={onStartOver}>{say(keptWorkWords.startOver)}</Button>
    </Notice>
  );
});

const ChooseVersion = ({
  asked,
  onStartOver,
  onChoose,
}: Pick<KeptWorkProps, 'onStartOver' | 'onChoose'> & { readonly asked: NonNullable<OtherVersionsModel['asked']> }) => {
  const say = useWords();
  const { dayHere } = useFormats();
  const isGone = asked.kind === 'gone';
  return (
    <Notice tone="wait">
      <p>{isGone ? say(keptWorkWords.gone) : say(keptWorkWords.typedElsewhere, { day: dayHere(asked.savedAt) })}</p>
      <Button onClick={() => (isGone ? onStartOver() : onChoose('other'))}>
        {say(isGone ? keptWorkWords.startOver : keptWorkWords.useOther)}
      </Button>
      <Button onClick={() => onChoose('mine')}>{say(keptWorkWords.keepThis)}</Button>
    </Notice>
  );
};
