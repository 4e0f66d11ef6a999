import type { Failure } from '@portico/application/kernel';
import type { CreateSummaryScreen as Filled, CreateProblem, SummaryPractice } from '@portico/application/health';
import { summaryFormat, type SummaryFields } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { DateField } from '../../kit/date-field.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import css from './create-summary.module.css';
import { SummaryDocuments, type SummaryDocumentsModel } from './summary-documents.tsx';
import { summaryProblemWords, summaryWords } from './visit-summary.messages.ts';

const Toasts = lazyComponent(async () => ({ default: (await import('../../kit/toasts.tsx')).Toasts }));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly screen: Filled };

export interface CreateSummaryModel {
  readonly phase: Phase;
  readonly fields: SummaryFields;
  readonly isCreating: boolean;
  readonly isDone: boolean;
  readonly problem: CreateProblem | undefined;
  readonly documents: SummaryDocumentsModel | undefined;
  readonly told: readonly { readonly key: string; readonly text: string }[];
  load(): Promise<void>;
  set(field: keyof SummaryFields, text: string): void;
  readonly practice: SummaryPractice | undefined;
  readonly canCreate: boolean;
  create(): Promise<void>;
  forget(key: string): void;
}

const problemWords = { ...failureWords, ...summaryProblemWords };

/** Creates a summary of the visits of some days (`APT-147` to `APT-161`). */
export const CreateSummaryScreen = observer(({ viewModel }: { readonly viewModel: CreateSummaryModel }) => {
  const say = useWords();
  const { phase, told, documents } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(summaryWords.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  return (
    <div className={css.screen}>
      <p>{say(summaryWords.about)}</p>
      <SummaryForm viewModel={viewModel} screen={phase.screen} />
      <Outcome viewModel={viewModel} />
      {documents !== undefined && <SummaryDocuments list={documents} />}
      {told.length > 0 && <Toasts toasts={told} onGone={viewModel.forget} />}
    </div>
  );
});

const SummaryForm = observer(
  ({ viewModel, screen }: { readonly viewModel: CreateSummaryModel; readonly screen: Filled }) => {
    const say = useWords();
    const { fields, isCreating, canCreate } = viewModel;
    const day = (field: 'from' | 'to') => (
      <DateField
        label={say(summaryWords[field])}
        missing={say(summaryWords[`${field}Missing`])}
        required
        value={fields[field]}
        onChange={(answer) => viewModel.set(field, answer)}
      />
    );
    return (
      <CheckedForm
        className={css.form}
        aria-label={say(summaryWords.form)}
        isComplete={canCreate}
        onSend={() => void viewModel.create()}
      >
        <div className={css.days}>
          {day('from')}
          {day('to')}
        </div>
        <Choice
          label={say(summaryWords.practice)}
          missing={say(summaryWords.practiceMissing)}
          required
          value={fields.practice}
          options={screen.practices.map(({ id, name }) => ({ value: id as string, text: name }))}
          onChange={(practice) => viewModel.set('practice', practice)}
        />
        <Choice
          label={say(summaryWords.format)}
          missing={say(summaryWords.formatMissing)}
          value={fields.format}
          options={[{ value: summaryFormat as string, text: summaryFormat }]}
          onChange={(format) => viewModel.set('format', format)}
        />
        <Button type="submit" look="primary" icon="file" busy={isCreating}>
          {say(isCreating ? summaryWords.creating : summaryWords.create)}
        </Button>
        <LiveRegion>{isCreating && say(summaryWords.creating)}</LiveRegion>
      </CheckedForm>
    );
  },
);

const Outcome = observer(({ viewModel }: { readonly viewModel: CreateSummaryModel }) => {
  const say = useWords();
  const { problem, isDone } = viewModel;
  if (problem !== undefined) return <Notice tone="bad">{say(problemWords[problem.kind])}</Notice>;
  return isDone ? <Notice tone="good">{say(summaryWords.done)}</Notice> : null;
});
