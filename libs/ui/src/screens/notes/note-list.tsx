import { paths } from '@portico/application/kernel';
import type { NoteHeadline, NoteKind } from '@portico/domain/health';
import { Link } from 'react-router-dom';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { noteKindWords, noteWords as words } from './note.messages.ts';
import css from './note.module.css';

/** A source's own title says what is no kind of ours. */
const isNamed = (kind: NoteKind): kind is Exclude<NoteKind, 'other'> => kind !== 'other';

/** The notes of a record, or of one of its visits: each leads to its page. */
export const NoteList = ({ notes, label }: { readonly notes: readonly NoteHeadline[]; readonly label?: boolean }) => {
  const say = useWords();
  const { clinical } = useFormats();
  const lineOf = ({ kind, date, author }: NoteHeadline): string =>
    [isNamed(kind) ? say(noteKindWords[kind]) : '', date && clinical(date), author].filter(Boolean).join(' · ');
  return (
    <>
      {label === true && <p>{say(words.ofVisit)}</p>}
      <ul className={css.list}>
        {notes.map((note) => (
          <li key={note.id} className={css.row}>
            <Link className={css.link} to={paths.clinicalNote({ noteId: note.id })}>
              {note.name}
            </Link>
            <p className={css.soft}>{lineOf(note)}</p>
          </li>
        ))}
      </ul>
    </>
  );
};
