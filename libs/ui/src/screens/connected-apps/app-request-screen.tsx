import type { AppPerson, AskedAccess } from '@portico/application/connected-apps';
import type { Failure } from '@portico/application/kernel';
import type { AccessTopic } from '@portico/domain/connected-apps';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { FactList } from '../../kit/fact-list.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { RadioList } from '../../kit/radio-list.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { appRequestWords as words, topicWords } from './connected-apps.messages.ts';
import css from './connected-apps.module.css';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unknown-app' }
  | { readonly kind: 'ready'; readonly asks: AskedAccess }
  | { readonly kind: 'leaving' };

export interface AppRequestModel {
  readonly phase: Phase;
  /** For whom it would be allowed. */
  readonly person: AppPerson | undefined;
  /** What of it the app may read. */
  readonly chosen: readonly AccessTopic[];
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  load(): Promise<void>;
  choose(person: AppPerson): void;
  toggle(topic: AccessTopic): void;
  allow(): Promise<void>;
  decline(): Promise<void>;
}

interface OwnModel {
  readonly viewModel: AppRequestModel;
}

/** An app asks to read a record: what, whose, at which practice, for how long. */
export const AppRequestScreen = observer(({ viewModel }: OwnModel) => {
  const say = useWords();
  const { phase } = viewModel;
  switch (phase.kind) {
    case 'loading':
      return <Skeleton label={say(words.loading)} lines={4} />;
    case 'failed':
      return (
        <RetryNotice
          text={say(failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      );
    case 'unknown-app':
      return (
        <Notice tone="bad">
          <p>{say(words.unknown)}</p>
        </Notice>
      );
    case 'leaving':
      return (
        <Notice tone="wait" icon="clock">
          <p>{say(words.leaving)}</p>
        </Notice>
      );
    case 'ready':
      return <Request viewModel={viewModel} asks={phase.asks} />;
  }
});

const nameOf = (say: Say, { profile, name }: AppPerson): string =>
  profile === undefined ? say(words.self, { name }) : name;

const keyOf = ({ profile }: AppPerson): string => profile ?? '';

/** What the app asks for, each of which the person may leave out. */
const Reads = observer(({ viewModel, topics }: OwnModel & Pick<AskedAccess, 'topics'>) => {
  const say = useWords();
  const note = useId();
  return (
    <fieldset className={css.reads} aria-describedby={note}>
      <legend className={css.heading}>{say(words.reads)}</legend>
      <p id={note} className={css.soft}>
        {say(words.leaveOut)}
      </p>
      <div className={css.topics}>
        {topics.map((topic) => (
          <Checkbox key={topic} checked={viewModel.chosen.includes(topic)} onChange={() => viewModel.toggle(topic)}>
            {say(topicWords[topic])}
          </Checkbox>
        ))}
      </div>
      <p className={css.soft}>{say(words.readOnly)}</p>
    </fieldset>
  );
});

/** For whom it would be allowed, where there are several; whether it can be allowed at all. */
const Whose = observer(({ viewModel, asks }: OwnModel & { readonly asks: AskedAccess }) => {
  const say = useWords();
  const { person } = viewModel;
  const { people, practiceName: practice } = asks;
  if (people.length === 0) {
    return (
      <Notice tone="wait" quiet>
        <p>{say(words.nobody, { practice })}</p>
      </Notice>
    );
  }
  return (
    <>
      {people.length > 1 && (
        <RadioList
          legend={say(words.whose)}
          options={people.map((one) => ({ value: keyOf(one), text: nameOf(say, one) }))}
          value={person && keyOf(person)}
          onChoose={(value) => {
            const chosen = people.find((one) => keyOf(one) === value);
            if (chosen !== undefined) viewModel.choose(chosen);
          }}
        />
      )}
      <p className={css.soft}>{say(words.warning)}</p>
    </>
  );
});

const Request = observer(({ viewModel, asks }: OwnModel & { readonly asks: AskedAccess }) => {
  const say = useWords();
  const { busy, failure, chosen } = viewModel;
  const { name: app, practiceName: practice, offlineDays } = asks;
  const long = offlineDays === undefined ? say(words.hour) : say(words.days, { days: offlineDays });
  const [only, second] = asks.people;
  return (
    <Card>
      <CheckedForm
        className={css.request}
        isComplete={chosen.length > 0}
        busy={busy}
        otherwise={say(words.nothingChosen)}
        onSend={() => void viewModel.allow()}
      >
        <h2 className={css.title}>{say(words.lead, { app, practice })}</h2>
        <FactList
          facts={[
            [say(words.from), asks.address],
            [say(words.practice), practice],
            [say(words.whose), only !== undefined && second === undefined ? nameOf(say, only) : undefined],
            [say(words.howLong), long],
          ]}
        />
        <Reads viewModel={viewModel} topics={asks.topics} />
        <Whose viewModel={viewModel} asks={asks} />
        {failure !== undefined && (
          <Notice tone="bad">
            <p>{say(failureWords[failure.kind])}</p>
          </Notice>
        )}
        <div className={css.buttons}>
          {only !== undefined && (
            <Button look="primary" type="submit" busy={busy}>
              {say(words.allow)}
            </Button>
          )}
          <Button busy={busy} onClick={() => void viewModel.decline()}>
            {say(words.decline)}
          </Button>
        </div>
      </CheckedForm>
    </Card>
  );
});
