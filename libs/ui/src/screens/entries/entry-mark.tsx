import { backToEntry, type EntryMarks } from '@portico/application/health';
import { paths } from '@portico/application/kernel';
import { sameEntry, type EntryRef } from '@portico/domain/health';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { MayCorrectContext } from '../../kit/acted-for.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useWords } from '../../words/use-words.ts';
import { amendmentLooks } from './amendment-looks.ts';
import { markWords as words } from './entry-mark.messages.ts';
import css from './entries.module.css';

interface EntryMarkProps {
  readonly marks: EntryMarks;
  readonly of: EntryRef;
  readonly name: string;
}

/** Below an entry: the person's own note, how far a correction came, whether it is hidden, and the way to all three. */
export const EntryMark = ({ marks, of, name }: EntryMarkProps) => {
  const say = useWords();
  const mayCorrect = String(use(MayCorrectContext));
  const isHere = (mark: { readonly of: EntryRef }): boolean => sameEntry(mark.of, of);
  const amendment = marks.amendments.find(isHere);
  const note = marks.notes.find(isHere);
  const isDenied = amendment?.status === 'denied';
  const isHidden = marks.hidden.some((hidden) => sameEntry(hidden, of));
  return (
    <>
      {note && (
        <p className={css.note} data-no-print>
          {say(words.note)} {note.text}
        </p>
      )}
      <div className={css.beside} data-no-print>
        {amendment && <StatusBadge {...amendmentLooks[amendment.status]}>{say(words[amendment.status])}</StatusBadge>}
        {isHidden && (
          <StatusBadge tone="off" icon="eye-off">
            {say(words.hidden)}
          </StatusBadge>
        )}
        <Link
          className={css.quiet}
          to={paths.entry({ section: of.section, entryId: of.entry })}
          state={backToEntry(of)}
          aria-label={isDenied ? say(words.whyOf, { name }) : say(words.openOf, { name, mayCorrect })}
        >
          {isDenied ? say(words.why) : say(words.open, { mayCorrect })}
        </Link>
      </div>
    </>
  );
};
