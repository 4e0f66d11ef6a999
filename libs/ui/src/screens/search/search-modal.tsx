import type { Failure } from '@portico/application/kernel';
import { matchesWords, type Hit, type SearchAnswer } from '@portico/application/search';
import type { Permission } from '@portico/domain/access';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { hitPath } from './hit-path.ts';
import { NothingFound } from './nothing-found.tsx';
import { pageKeywords, pageWords } from './search-pages.messages.ts';
import { searchPages, type SearchPage } from './search-pages.ts';
import { hitWords, searchWords as words } from './search.messages.ts';
import css from './search-modal.module.css';

type Phase =
  | { readonly kind: 'idle' | 'finding' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'found'; readonly answer: SearchAnswer };

export interface SearchModel {
  readonly text: string;
  readonly phase: Phase;
  readonly canFind: boolean;
  write(text: string): void;
  find(): Promise<void>;
}

export interface SearchModalProps {
  readonly viewModel: SearchModel;
  /** Whether a page is offered to this person. */
  readonly isOffered: (path: string, does?: Permission) => boolean;
  /** Of the practice. */
  readonly phone: string | undefined;
  readonly onClose: () => void;
}

/** Finds pages while somebody types, and messages, visits and entries of the record when asked. Load it lazily. */
export const SearchModal = observer(({ viewModel, isOffered, phone, onClose }: SearchModalProps) => {
  const say = useWords();
  const { text, phase, canFind } = viewModel;
  const form = useRef<HTMLDivElement>(null);
  const searchFor = (near: string): void => {
    viewModel.write(near);
    // The button that was pressed goes with what it stood in.
    form.current?.querySelector('input')?.focus();
    void viewModel.find();
  };
  return (
    <Modal title={say(words.title)} onClose={onClose} isForm>
      <div ref={form}>
        <CheckedForm className={css.form} isComplete={canFind} onSend={() => void viewModel.find()}>
          <TextField
            type="search"
            name="search"
            label={say(words.field)}
            missing={say(words.fieldMissing)}
            description={say(words.hint)}
            autoComplete="off"
            autoFocus
            required
            minLength={2}
            value={text}
            onChange={({ currentTarget }) => viewModel.write(currentTarget.value)}
          />
          <Button type="submit" look="primary" icon="search" busy={phase.kind === 'finding'}>
            {say(phase.kind === 'finding' ? words.finding : words.find)}
          </Button>
        </CheckedForm>
      </div>
      <Pages pages={pagesFor(text, isOffered, say)} onGo={onClose} />
      {phase.kind === 'failed' && (
        <Notice tone="bad">
          <p>{say(failureWords[phase.failure.kind])}</p>
        </Notice>
      )}
      <LiveRegion>{phase.kind === 'found' && say(words.count, { count: phase.answer.hits.length })}</LiveRegion>
      {phase.kind === 'found' && (
        <Found answer={phase.answer} onGo={onClose}>
          <NothingFound
            near={phase.answer.near ?? []}
            isOffered={isOffered}
            phone={phone}
            onSearch={searchFor}
            onGo={onClose}
          />
        </Found>
      )}
    </Modal>
  );
});

const pagesFor = (text: string, isOffered: SearchModalProps['isOffered'], say: Say): readonly SearchPage[] =>
  searchPages.filter(
    ({ name, path, does }) =>
      isOffered(path, does) && matchesWords(text, say(pageWords[name]), say(pageKeywords[name])),
  );

const Pages = ({ pages, onGo }: { readonly pages: readonly SearchPage[]; readonly onGo: () => void }) => {
  const say = useWords();
  if (pages.length === 0) return null;
  return (
    <section>
      <h3>{say(words.pages)}</h3>
      <ul className={css.list}>
        {pages.map(({ name, path, query = '' }) => (
          <li key={name}>
            <Link to={`${path}${query}`} onClick={onGo}>
              {say(pageWords[name])}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface FoundProps {
  readonly answer: SearchAnswer;
  readonly onGo: () => void;
  /** What stands there where nothing was found. */
  readonly children: ReactNode;
}

const Found = ({ answer, onGo, children }: FoundProps) => {
  const say = useWords();
  const { hits, isPartial, practice } = answer;
  const section = useRef<HTMLElement>(null);
  // In large letters the field and its buttons leave little room below them.
  useEffect(() => void section.current?.scrollIntoView({ block: 'start' }), [answer]);
  return (
    <section ref={section}>
      <h3>{say(words.records)}</h3>
      <p>{say(words.count, { count: hits.length })}</p>
      <ul className={css.list}>
        {hits.map((hit) => (
          <li key={`${hit.section ?? hit.kind} ${hit.id}`}>
            <Link to={hitPath(hit, practice)} onClick={onGo}>
              {hit.title}
            </Link>
            <HitLine hit={hit} />
          </li>
        ))}
      </ul>
      {hits.length === 0 && children}
      {isPartial && (
        <Notice tone="wait" quiet>
          <p>{say(words.partial)}</p>
        </Notice>
      )}
    </section>
  );
};

const HitLine = ({ hit }: { readonly hit: Hit }) => {
  const say = useWords();
  const formats = useFormats();
  const named = hit.kind === 'entry' ? hit.section : hit.kind;
  const kind = named === undefined ? '' : say(hitWords[named]);
  const day = hit.day === undefined ? undefined : formats.day(hit.day);
  const name = hit.with === hit.title ? undefined : hit.with;
  if (name !== undefined) {
    return (
      <p className={css.line}>
        {day === undefined ? say(words.withWhom, { kind, name }) : say(words.withWhomOn, { kind, name, day })}
      </p>
    );
  }
  // Of these the day is the one since when, which could be read as the day of a prescription or a visit.
  const line = hit.kind === 'medication' || hit.kind === 'condition' ? words.started : words.line;
  return <p className={css.line}>{day === undefined ? kind : say(line, { kind, day })}</p>;
};
