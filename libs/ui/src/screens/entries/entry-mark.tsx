import type { EntryMarks } from '@portico/application/health';
import { paths } from '@portico/application/kernel';
import { sameEntry, type EntryRef } from '@portico/domain/health';
import { Link } from 'react-router-dom';
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

/** Below an entry: the person's own note, how far a correction came, and the way to both. */
export const EntryMark = ({ marks, of, name }: EntryMarkProps) => {
  const say = useWords();
  const amendment = marks.amendments.find((mark) => sameEntry(mark.of, of));
  const note = marks.notes.find((mark) => sameEntry(mark.of, of));
  return (
    <div className={css.mark} data-no-print>
      {note !== undefined && (
        <p className={css.note}>
          <strong>{say(words.note)}</strong> {note.text}
        </p>
      )}
      <div className={css.beside}>
        {amendment !== undefined && (
          <StatusBadge {...amendmentLooks[amendment.status]}>{say(words[amendment.status])}</StatusBadge>
        )}
        <Link
          className={css.link}
          to={paths.entry({ section: of.section, entryId: of.entry })}
          aria-label={say(words.openOf, { name })}
        >
          {say(words.open)}
        </Link>
      </div>
    </div>
  );
};
