import { entryAnchor, type NotePage } from '@portico/application/health';
import { paths, type Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { FactList, type Fact } from '../../kit/fact-list.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { MayCorrectContext } from '../../kit/acted-for.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { NoteContent } from './note-content.tsx';
import { noteKindWords, noteStatusWords, noteWords as words } from './note.messages.ts';
import css from './note.module.css';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly page: NotePage };

export interface ClinicalNoteModel {
  readonly phase: Phase;
  load(): Promise<void>;
}

const useFacts = ({ note, visit }: NotePage) => {
  const say = useWords();
  const { clinical } = useFormats();
  const { kind, status, date, author } = note;
  const at = visit && [visit.name, visit.date && clinical(visit.date)].filter(Boolean).join(', ');
  const facts: readonly Fact[] = [
    [say(words.kind), kind === 'other' ? undefined : say(noteKindWords[kind])],
    [say(words.date), date && clinical(date)],
    [say(words.author), author],
    [say(words.visit), at],
    [say(words.status), status === 'final' || status === 'unknown' ? undefined : say(noteStatusWords[status])],
  ];
  return facts;
};

const Page = ({ page }: { readonly page: NotePage }) => {
  const say = useWords();
  const mayCorrect = use(MayCorrectContext);
  const facts = useFacts(page);
  const { id, name, language, conclusion, content } = page.note;
  return (
    <article className={css.screen}>
      <h2 className={css.title} lang={language}>
        {name}
      </h2>
      <FactList facts={facts} />
      {conclusion !== undefined && (
        <section className={css.conclusion} aria-labelledby="note-conclusion">
          <h3 id="note-conclusion" className={css.heading}>
            {say(words.conclusion)}
          </h3>
          <p className={css.paragraph} lang={language}>
            {conclusion}
          </p>
        </section>
      )}
      <div className={css.text} lang={language}>
        <NoteContent content={content} />
      </div>
      <p className={css.soft}>{say(words.asWritten)}</p>
      {page.visit !== undefined && (
        <p className={css.actions} data-no-print>
          <Link
            className={css.link}
            to={`${paths.myHealth}#${encodeURIComponent(entryAnchor('encounters', page.visit.id))}`}
          >
            {say(words.toVisit)}
          </Link>
        </p>
      )}
      <p className={css.actions} data-no-print>
        <Link className={css.link} to={paths.entry({ section: 'notes', entryId: id })}>
          {say(words.correct, { mayCorrect: String(mayCorrect) })}
        </Link>
      </p>
    </article>
  );
};

/** `/my_health/note/…`: one clinical note, to be read. */
export const ClinicalNoteScreen = observer(({ viewModel }: { readonly viewModel: ClinicalNoteModel }) => {
  const say = useWords();
  const { phase } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} lines={8} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  return <Page page={phase.page} />;
});
