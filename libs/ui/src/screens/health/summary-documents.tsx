import type { AppointmentId } from '@portico/domain/kernel';
import type { ListProblem } from '@portico/application/health';
import type { SummaryDocument } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './create-summary.module.css';
import { summaryProblemWords, summaryWords } from './visit-summary.messages.ts';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly at: AppointmentId; readonly with: 'view' | 'download' | 'mail' }
  | { readonly kind: 'failed'; readonly at: AppointmentId; readonly problem: ListProblem }
  | { readonly kind: 'mailed'; readonly at: AppointmentId };

interface Letter {
  readonly at: AppointmentId;
  readonly address: string;
  readonly unsecured: boolean;
}

export interface SummaryDocumentsModel {
  readonly documents: readonly SummaryDocument[];
  readonly mayMail: boolean;
  readonly phase: Phase;
  readonly letter: Letter | undefined;
  view(at: AppointmentId): Promise<void>;
  download(at: AppointmentId): Promise<void>;
  address(at: AppointmentId): void;
  type(change: Partial<Pick<Letter, 'address' | 'unsecured'>>): void;
  mail(): Promise<void>;
  isBusy(at: AppointmentId, action: 'view' | 'download' | 'mail'): boolean;
  problemOf(at: AppointmentId): ListProblem | undefined;
  wasMailed(at: AppointmentId): boolean;
}

const problemWords = { ...failureWords, ...summaryProblemWords };

/** The documents that were found. They take the focus, as the result of the user's search. */
export const SummaryDocuments = observer(({ list }: { readonly list: SummaryDocumentsModel }) => {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus(), [list]);
  return (
    <section className={css.found}>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {say(summaryWords.found, { count: list.documents.length })}
      </h2>
      <ul className={css.list}>
        {list.documents.map((document) => (
          <li key={document.id}>
            <OneDocument list={list} document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
});

const OneDocument = observer(
  ({ list, document }: { readonly list: SummaryDocumentsModel; readonly document: SummaryDocument }) => {
    const say = useWords();
    const { atPractice } = useFormats();
    const { id } = document;
    const name = say(summaryWords.ofDay, { name: document.name, day: atPractice.day(document.createdAt) });
    const about = (action: string) => ({ 'aria-label': say(summaryWords.aboutDocument, { action, document: name }) });
    const problem = list.problemOf(id);
    const writing = list.letter?.at === id;
    return (
      <div className={css.document}>
        <p className={css.name}>{name}</p>
        <div className={css.buttons}>
          <Button
            icon="eye"
            busy={list.isBusy(id, 'view')}
            onClick={() => void list.view(id)}
            {...about(say(summaryWords.view))}
          >
            {say(summaryWords.view)}
          </Button>
          <Button
            icon="download"
            busy={list.isBusy(id, 'download')}
            onClick={() => void list.download(id)}
            {...about(say(summaryWords.download))}
          >
            {say(summaryWords.download)}
          </Button>
          {list.mayMail && (
            <Button
              icon="mail"
              aria-expanded={writing}
              onClick={() => list.address(id)}
              {...about(say(summaryWords.email))}
            >
              {say(summaryWords.email)}
            </Button>
          )}
        </div>
        {writing && <LetterForm list={list} name={name} />}
        {problem !== undefined && <Notice tone="bad">{say(problemWords[problem.kind])}</Notice>}
        {list.wasMailed(id) && <Notice tone="good">{say(summaryWords.sent)}</Notice>}
      </div>
    );
  },
);

/** The form for mailing a document (`APT-156`, `APT-160`). */
const LetterForm = observer(({ list, name }: { readonly list: SummaryDocumentsModel; readonly name: string }) => {
  const say = useWords();
  const { letter, phase } = list;
  if (letter === undefined) return null;
  const busy = phase.kind === 'busy' && phase.with === 'mail';
  return (
    <form
      className={css.letter}
      noValidate
      aria-label={say(summaryWords.aboutDocument, { action: say(summaryWords.email), document: name })}
      onSubmit={(event) => {
        event.preventDefault();
        void list.mail();
      }}
    >
      <TextField
        type="email"
        autoComplete="email"
        autoFocus
        label={say(summaryWords.address)}
        value={letter.address}
        onChange={({ currentTarget }) => list.type({ address: currentTarget.value })}
      />
      <Checkbox
        checked={letter.unsecured}
        onChange={({ currentTarget }) => list.type({ unsecured: currentTarget.checked })}
      >
        {say(summaryWords.unsecured)}
      </Checkbox>
      <Button type="submit" look="primary" busy={busy}>
        {say(summaryWords.send)}
      </Button>
    </form>
  );
});
