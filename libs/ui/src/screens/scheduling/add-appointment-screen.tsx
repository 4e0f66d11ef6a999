import type { Failure } from '@portico/application/kernel';
import type { Picked, Offer } from '@portico/domain/scheduling';
import type { PracticeId, ProviderId } from '@portico/domain/kernel';
import { type BookingChoices, aspects, type BookingPractice } from '@portico/application/scheduling';
import { observer } from 'mobx-react-lite';
import { useEffect, type CSSProperties } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useFocusWhen } from '../../kit/use-focus-when.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { chooseWords } from './add-appointment.messages.ts';
import css from './add-appointment.module.css';
import { AspectSection, type AspectSectionModel } from './booking-choice-section.tsx';
import { ByPhone } from './practice-phone-link.tsx';

const Toasts = lazyComponent(async () => ({ default: (await import('../../kit/toasts.tsx')).Toasts }));

type Phase =
  /** `innocentDelay`: milliseconds before the loading state needs to be shown. */
  | { readonly kind: 'loading'; readonly innocentDelay: number }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The placeholder is selected in the list of practices (`APT-062`). */
  | { readonly kind: 'no-practice' }
  | { readonly kind: 'ready'; readonly choices: BookingChoices };

export interface AddAppointmentModel {
  readonly phase: Phase;
  readonly practices: readonly BookingPractice[];
  readonly told: readonly { readonly key: string }[];
  readonly selection: AspectSectionModel & {
    readonly chosen: Picked;
    startOver(): void;
    readonly offer: Offer | undefined;
  };
  load(): Promise<void>;
  choosePractice(practice: PracticeId | undefined): void;
  forget(key: string): void;
  readonly practice: PracticeId | undefined;
  readonly asksFirst: boolean;
  goOn(): string | undefined;
  goToQuestions(): string;
}

/** The placeholder in the list of practices (`APT-062`). */
const noPractice = '-1';

interface ScreenProps {
  readonly viewModel: AddAppointmentModel;
  /** `inPlace` replaces the history entry. */
  readonly onNext: (path: string, inPlace?: boolean) => void;
  /** The path of the page about a provider; absent for guests, who have none. */
  readonly aboutPath?: ((practice: PracticeId, provider: ProviderId) => string) | undefined;
}

/** The start of booking: practice, provider, kind of visit and location (`APT-057` to `APT-064`). */
export const AddAppointmentScreen = observer(({ viewModel, onNext, aboutPath }: ScreenProps) => {
  const say = useWords();
  const { phase, told } = viewModel;
  return (
    <div className={css.screen}>
      <Practice viewModel={viewModel} />
      {phase.kind === 'loading' && (
        <div className={css.waiting} style={{ '--innocent-delay': `${phase.innocentDelay}ms` } as CSSProperties}>
          <Skeleton label={say(chooseWords.loading)} lines={5} />
        </div>
      )}
      {phase.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      )}
      {phase.kind === 'no-practice' && (
        <Notice tone="bad" quiet>
          {say(chooseWords.practiceFirst)}
        </Notice>
      )}
      {phase.kind === 'ready' && (
        <Ready viewModel={viewModel} choices={phase.choices} onNext={onNext} aboutPath={aboutPath} />
      )}
      {told.length > 0 && (
        <Toasts
          isInPage
          toasts={told.map(({ key }) => ({ key, text: say(chooseWords.practiceFirst) }))}
          onGone={viewModel.forget}
        />
      )}
    </div>
  );
});

/** The choice of the practice, if there are several. */
const Practice = observer(({ viewModel }: Pick<ScreenProps, 'viewModel'>) => {
  const say = useWords();
  const { practices, practice } = viewModel;
  if (practices.length < 2) {
    const [only] = practices;
    return only === undefined ? null : <p className={css.soft}>{say(chooseWords.at, { practice: only.name })}</p>;
  }
  return (
    <Choice
      label={say(chooseWords.practice)}
      icon="practice"
      className={css.practice}
      options={[
        { value: noPractice, text: say(chooseWords.placeholder) },
        ...practices.map(({ id, name }) => ({ value: id as string, text: name })),
      ]}
      value={practice ?? noPractice}
      onChange={(chosen) => viewModel.choosePractice(practices.find(({ id }) => id === chosen)?.id)}
    />
  );
});

const Ready = observer(
  ({ viewModel, choices, onNext, aboutPath }: ScreenProps & { readonly choices: BookingChoices }) => {
    const say = useWords();
    if (choices.way === 'by-phone') return <ByPhone practice={choices.practice} />;
    if (viewModel.asksFirst) return <QuestionsFirst viewModel={viewModel} choices={choices} onNext={onNext} />;
    const { selection } = viewModel;
    return (
      <CheckedForm
        className={css.screen}
        isComplete={selection.offer !== undefined}
        onSend={() => {
          const path = viewModel.goOn();
          if (path !== undefined) onNext(path);
        }}
      >
        <HowItIsBooked choices={choices} selection={selection} />
        {aspects.map((aspect) => (
          <AspectSection
            key={aspect}
            selection={selection}
            choices={choices}
            aspect={aspect}
            aboutPath={aboutPath && ((provider) => aboutPath(choices.practice.id, provider))}
          />
        ))}
        {selection.offer === undefined && <p className={css.soft}>{say(chooseWords.missing)}</p>}
        <div className={css.buttons}>
          <NextButton viewModel={viewModel} choices={choices} />
          {Object.keys(selection.chosen).length > 0 && (
            <Button look="quiet" onClick={selection.startOver}>
              {say(chooseWords.startOver)}
            </Button>
          )}
        </div>
      </CheckedForm>
    );
  },
);

type HowProps = { readonly choices: BookingChoices; readonly selection: AspectSectionModel };

/** Said above the choices, where no visit is booked at once: with anyone, or with the provider who is chosen. */
const HowItIsBooked = observer(({ choices, selection }: HowProps) => {
  const say = useWords();
  const { way, practice, catalog } = choices;
  if (way !== 'slots') return <p>{say(chooseWords.byRequest, { practice: practice.name })}</p>;
  const chosen = catalog.resources.filter(({ id }) => id === selection.picked.resource);
  const asked = chosen.length > 0 ? chosen : catalog.resources;
  const booksNone = asked.length > 0 && asked.every(({ autoSchedule }) => !autoSchedule);
  return booksNone ? <p>{say(chooseWords.byReview, { practice: practice.name })}</p> : null;
});

type NextProps = Pick<ScreenProps, 'viewModel'> & { readonly choices: BookingChoices };

/** The free times need all three (`APT-060`, `APT-061`). Takes the focus once the last is chosen. */
const NextButton = observer(({ viewModel, choices }: NextProps) => {
  const say = useWords();
  const { selection } = viewModel;
  const button = useFocusWhen<HTMLButtonElement>(selection.offer !== undefined && selection.open === undefined);
  return (
    <Button ref={button} look="primary" icon={choices.way === 'slots' ? 'calendar' : 'clock'} type="submit">
      {say(choices.way === 'slots' ? chooseWords.next : chooseWords.nextByRequest)}
    </Button>
  );
});

/** With one practice, goes straight to its questions; otherwise another practice can be chosen first (`APT-085`). */
const QuestionsFirst = ({ viewModel, choices, onNext }: ScreenProps & { readonly choices: BookingChoices }) => {
  const say = useWords();
  const isOnly = viewModel.practices.length < 2;
  useEffect(() => {
    if (isOnly) onNext(viewModel.goToQuestions(), true);
  }, [isOnly, viewModel, onNext]);
  if (isOnly) return null;
  return (
    <Notice tone="accent" icon="help" quiet>
      <p>{say(chooseWords.questionsFirst, { practice: choices.practice.name })}</p>
      <Button look="primary" onClick={() => onNext(viewModel.goToQuestions())}>
        {say(chooseWords.answer)}
      </Button>
    </Notice>
  );
};
