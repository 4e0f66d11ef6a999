import type { Failure } from '@portico/application/kernel';
import type { VisitReasonId } from '@portico/domain/kernel';
import type { GuidedQuestions } from '@portico/application/scheduling';
import {
  mostQuestions,
  type Question,
  type QuestionOption,
  type QuestionWay,
  type NoticeEnd,
  type Answered,
} from '@portico/domain/scheduling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import { inLanguageOf } from '@portico/domain/kernel';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Card } from '../../kit/card.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { RadioList } from '../../kit/radio-list.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { useBackSteps } from '../../kit/use-back-steps.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { EmergencyText } from '../../words/emergency-text.tsx';
import { useWords, useWordsAround } from '../../words/use-words.ts';
import css from './add-appointment.module.css';
import { ByPhone } from './practice-phone-link.tsx';
import { chooseWords } from './add-appointment.messages.ts';
import { guidedWords } from './intelligent-scheduler.messages.ts';
import { QuestionsEnding } from './questions-ending.tsx';

export interface QuestionPathModel {
  readonly option: QuestionOption['id'] | undefined;
  readonly question: Question | undefined;
  readonly ending: NoticeEnd | undefined;
  readonly answered: readonly Answered[];
  readonly step: number;
  readonly count: number | undefined;
  readonly way: QuestionWay;
  readonly asksForLastProvider: boolean;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly isLast: boolean;
  readonly kindAhead: VisitReasonId | undefined;
  choose(option: QuestionOption['id']): void;
  back(place?: number): void;
}

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The practice has no questions: booking continues on the screen of choices. */
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'ready'; readonly screen: GuidedQuestions; readonly path: QuestionPathModel };

export interface IntelligentSchedulerModel {
  readonly phase: Phase;
  load(): Promise<void>;
  next(): string | undefined;
  cancel(): void;
}

interface ScreenProps {
  readonly viewModel: IntelligentSchedulerModel;
  /** Where booking continues. */
  readonly onNext: (path: string) => void;
  readonly onCancel: () => void;
}

/** The practice's questions before booking (`ACC-306` to `ACC-311`, `APT-078` to `APT-081`). */
export const IntelligentSchedulerScreen = observer((props: ScreenProps) => {
  const say = useWords();
  const { viewModel } = props;
  const { phase } = viewModel;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  if (phase.kind !== 'ready') return <Skeleton label={say(guidedWords.loading)} lines={4} />;
  const { screen, path } = phase;
  return screen.way === 'by-phone' ? (
    <ByPhone practice={screen.practice} />
  ) : (
    <Asked {...props} screen={screen} path={path} />
  );
});

interface AskedProps extends ScreenProps {
  readonly path: QuestionPathModel;
}

const Asked = observer(({ screen, ...props }: AskedProps & { readonly screen: GuidedQuestions }) => {
  const say = useWords();
  const { language } = useFormats();
  const { viewModel, path } = props;
  const { question, ending } = path;
  const heading = useFocusOnStep(path.step);
  useBackSteps(path.answered.length, () => path.back());
  return (
    <div className={css.screen}>
      {screen.notice !== undefined && path.step === 1 && (
        <Notice tone="bad" quiet>
          <p>
            <EmergencyText>{inLanguageOf(screen.notice, language)}</EmergencyText>
          </p>
        </Notice>
      )}
      {screen.way !== 'slots' && path.step === 1 && (
        <p>{say(chooseWords.byRequest, { practice: screen.practice.name })}</p>
      )}
      {question !== undefined && (
        <CheckedForm
          key={question.id}
          className={css.screen}
          isComplete={path.canGoOn}
          onSend={() => {
            const to = viewModel.next();
            if (to !== undefined) props.onNext(to);
          }}
        >
          <Step path={path} screen={screen} question={question} heading={heading} />
          <Ways {...props} />
        </CheckedForm>
      )}
      {ending !== undefined && (
        <QuestionsEnding practice={screen.practice} text={inLanguageOf(ending.text, language)} heading={heading} />
      )}
      {question === undefined && <Ways {...props} />}
      <Answers path={path} />
    </div>
  );
});

/** The running list (`ACC-307`), below the buttons: however long it grows, it moves none of them. */
const Answers = observer(({ path }: Pick<AskedProps, 'path'>) => {
  const say = useWords();
  const { language } = useFormats();
  const { answered } = path;
  if (answered.length === 0) return null;
  return (
    <Card>
      <h2 className={css.title}>{say(guidedWords.answers)}</h2>
      <dl className={css.answers}>
        {answered.map(({ question, option }, place) => (
          <div key={question.id} className={css.answer}>
            <dt className={css.soft}>{inLanguageOf(question.text, language)}</dt>
            <dd className={css.strong}>{inLanguageOf(option.text, language)}</dd>
            <dd className={css.changeAnswer}>
              <Button
                look="quiet"
                aria-label={say(chooseWords.changeAbout, { what: inLanguageOf(question.text, language) })}
                onClick={() => path.back(place)}
              >
                {say(chooseWords.change)}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
});

interface Headed {
  readonly screen: GuidedQuestions;
  /** The heading that takes the focus at each step. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const Step = observer(
  ({ path, screen, question, heading }: Pick<AskedProps, 'path'> & Headed & { readonly question: Question }) => {
    const say = useWords();
    const sayWith = useWordsAround();
    const { language } = useFormats();
    const kind = screen.kinds.find(({ id }) => id === path.kindAhead);
    return (
      <Card className={css.aspect}>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          <StepNumber path={path} />
        </h2>
        {path.asksForLastProvider && screen.lastVisit?.provider !== undefined && (
          <p>{say(guidedWords.lastProvider, { provider: screen.lastVisit.provider })}</p>
        )}
        <RadioList
          key={question.id}
          legend={inLanguageOf(question.text, language)}
          options={question.options.map(({ id, text }) => ({ value: id, text: inLanguageOf(text, language) }))}
          required
          value={path.option}
          onChoose={path.choose}
        />
        {kind !== undefined && (
          <p role="status">
            {sayWith(guidedWords.leadsTo, { name: <SourceText key="kind">{kind.visitType}</SourceText> })}
          </p>
        )}
      </Card>
    );
  },
);

/** How many questions there are is told where each way has as many, else how many there are at most. */
const StepNumber = observer(({ path: { step, count, way } }: Pick<AskedProps, 'path'>) => {
  const most = mostQuestions(way);
  const say = useWords();
  const last = count ?? (step === most ? most : undefined);
  if (last !== undefined) return say(guidedWords.stepOf, { step, count: last });
  return most === undefined ? say(guidedWords.step, { step }) : say(guidedWords.stepOfMost, { step, most });
});

/** At an end a button stays, so that the focus is not lost. */
const Ways = observer(({ viewModel, path, onCancel }: AskedProps) => {
  const say = useWords();
  return (
    <div className={css.buttons}>
      {path.question !== undefined && (
        <Button look="primary" type="submit" aria-disabled={!path.canGoOn}>
          {say(path.isLast ? guidedWords.goOn : guidedWords.next)}
        </Button>
      )}
      <Button aria-disabled={!path.canGoBack} onClick={() => path.back()}>
        {say(guidedWords.back)}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          viewModel.cancel();
          onCancel();
        }}
      >
        {say(guidedWords.cancel)}
      </Button>
    </div>
  );
});

/** Each further step focuses its heading; the first one leaves the focus unchanged. */
const useFocusOnStep = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(1);
  useEffect(() => {
    if (step !== was.current) heading.current?.focus();
    was.current = step;
  }, [step]);
  return heading;
};
