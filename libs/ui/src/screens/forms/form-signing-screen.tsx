import type { Failure } from '@portico/application/kernel';
import type { FormPagesModel } from '../../forms/index.ts';
import { type FormProblem, type FormNotice } from '@portico/application/forms';
import { fieldsOf } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { use, useEffect, type ReactNode } from 'react';
import { FormPages } from '../../forms/form-pages.tsx';
import { ActedForContext } from '../../kit/acted-for.ts';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { useTitle } from '../open/index.ts';
import { historyWords, notSentWords, refusalWords, signingWords } from './form-history.messages.ts';
import css from './forms-screen.module.css';

const FormNoticeModal = lazyComponent(() => import('./form-notice-modal.tsx'));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'filling';
      readonly form: FormPagesModel;
      readonly sending: boolean;
      readonly problem?: FormProblem;
      /** Shown above the form until it is closed. */
      readonly notice?: FormNotice;
    }
  /** Nothing is left to sign here: everything was signed, or the form is not available (`APT-246`, `APT-250`). */
  | { readonly kind: 'done' };

export interface FormSigningModel {
  readonly phase: Phase;
  /** Of the forms signed here. */
  readonly titles: readonly string[];
  readonly count: number;
  load(): Promise<void>;
  send(): Promise<void>;
  closeNotice(): void;
}

const errorText = (say: Say, { kind }: FormProblem): string =>
  kind === 'form-changed' || kind === 'form-not-requested' || kind === 'form-incomplete'
    ? say(refusalWords[kind])
    : `${say(failureWords[kind])} ${say(notSentWords.kept)}`;

interface SigningProps {
  readonly viewModel: FormSigningModel;
  /** Above the button that sends the last form. */
  readonly recap?: ReactNode;
  /** Texts of the button that sends the last form, where that does more. */
  readonly last?: { readonly sign: string; readonly send: string } | undefined;
  /** A step of a page that keeps its own title: the name of the form stands below it. */
  readonly inTask?: true;
  /** Called with the titles of the signed forms. */
  readonly onDone: (signed: readonly string[]) => void;
}

/** A form on a page of its own is the title of the page. */
const PageTitle = ({ title }: { readonly title: string }) => {
  useTitle(title);
  return null;
};

/** The open forms, one after the other (`APT-235`, `APT-246`, `ACC-116`). */
export const FormSigningScreen = observer(function FormSigningScreen({
  viewModel,
  recap,
  last,
  inTask,
  onDone,
}: SigningProps) {
  const say = useWords();
  const { phase, titles, count } = viewModel;
  const signed = titles.length;
  const actedFor = use(ActedForContext);
  const done = phase.kind === 'done';
  useEffect(() => {
    if (done) onDone(titles);
  }, [done, titles, onDone]);
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  if (phase.kind !== 'filling') return <Skeleton label={say(historyWords.loading)} lines={6} />;
  const { form, sending, problem, notice } = phase;
  const isLast = signed + 1 >= count;
  const isSigned = fieldsOf(form.input.form).some(({ type }) => type === 'signature');
  const textOfSend = (does: 'sign' | 'send'): string => (isLast ? last?.[does] : undefined) ?? say(signingWords[does]);
  return (
    <div className={css.screen}>
      <div className={css.top}>
        {inTask === true ? <h2>{form.input.form.title}</h2> : <PageTitle title={form.input.form.title} />}
        {count > 1 && <p className={css.soft}>{say(signingWords.place, { place: signed + 1, count })}</p>}
        {form.input.form.description !== undefined && form.page === 0 && <p>{form.input.form.description}</p>}
        {actedFor !== undefined && (
          <p>{say(isSigned ? signingWords.signingFor : signingWords.fillingFor, { name: actedFor })}</p>
        )}
        <p className={css.soft}>{say(signingWords.kept)}</p>
      </div>
      <LiveRegion>{signed > 0 ? say(signingWords.sentOne) : ''}</LiveRegion>
      {problem !== undefined && (
        <Notice tone="bad">
          <p>{errorText(say, problem)}</p>
        </Notice>
      )}
      <FormPages
        key={`${form.input.form.uuid} ${form.input.form.version}`}
        form={form}
        submit={textOfSend(isSigned ? 'sign' : 'send')}
        busy={sending}
        recap={isLast && recap}
        onSubmit={() => void viewModel.send()}
      />
      <Presence show={notice}>{(shown) => <FormNoticeModal notice={shown} onClose={viewModel.closeNotice} />}</Presence>
    </div>
  );
});
