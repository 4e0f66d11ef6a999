import { commentPreview } from '@portico/domain/appointments';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './appointment-card.module.css';
import { cardWords } from './appointment-card.messages.ts';

const CommentModal = lazyComponent(async () => ({ default: (await import('./comment-modal.tsx')).CommentModal }));

/** The staff's comment: its beginning on the card, all of it in a modal (`APT-050` to `APT-052`). */
export const AppointmentComment = ({
  comment,
  day,
}: {
  readonly comment: string;
  /** The visit's day as text, which distinguishes the buttons of several cards. */
  readonly day: string;
}) => {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const { shown, cut } = commentPreview(comment);
  return (
    <div className={css.fact}>
      <dt>{say(cardWords.comment)}</dt>
      <dd className={css.comment}>
        <span>
          <SourceText>{cut ? `${shown.trimEnd()}…` : shown}</SourceText>
        </span>
        {cut && (
          <Button
            look="quiet"
            onClick={() => setOpen(true)}
            aria-haspopup="dialog"
            aria-label={say(cardWords.moreAbout, { day })}
          >
            {say(cardWords.more)}
          </Button>
        )}
        <Presence show={open || undefined}>
          {() => <CommentModal comment={comment} onClose={() => setOpen(false)} />}
        </Presence>
      </dd>
    </div>
  );
};
