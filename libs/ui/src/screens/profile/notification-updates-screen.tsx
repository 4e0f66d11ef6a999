import { paths } from '@portico/application/kernel';
import {
  mustCome,
  topicsAt,
  type NotificationTopic,
  type NotificationChoices,
  type TopicChoice,
} from '@portico/domain/profile';
import type { PermissionArea } from '@portico/domain/access';
import type { UpdatesSettings, ProfileReadOnly } from '@portico/application/profile';
import { observer } from 'mobx-react-lite';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { use, useId } from 'react';
import { Link } from 'react-router-dom';
import { ActedForContext } from '../../kit/acted-for.ts';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './profile-settings.module.css';
import { SaveBar, SectionFrame, type SectionFrameModel } from './section-frame.tsx';
import { updatesWords as words } from './notification-updates.messages.ts';

export interface UpdatesModel {
  readonly section: SectionFrameModel<UpdatesSettings, ProfileReadOnly> & { readonly busy: boolean };
  readonly choices: NotificationChoices | undefined;
  readonly canSave: boolean;
  mayChoose(topic: NotificationTopic, way: keyof TopicChoice): boolean;
  choose(topic: NotificationTopic, way: keyof TopicChoice, wanted: boolean): void;
  save(): Promise<void>;
}

const ways = ['email', 'sms'] as const;

interface UpdatesScreenProps {
  readonly viewModel: UpdatesModel;
  /** What the practice's system cannot do; it tells of nothing else. */
  readonly withheld?: readonly PermissionArea[] | undefined;
}

/** The notification preferences, by topic and channel (`MON-265`). */
export const UpdatesScreen = observer(({ viewModel, withheld }: UpdatesScreenProps) => {
  const say = useWords();
  const noPhone = useId();
  const name = use(ActedForContext);
  return (
    <SectionFrame
      part="updates"
      section={viewModel.section}
      lead={({ practiceName: practice, sendsTo, ...tells }) =>
        topicsAt(tells, withheld).length > 0 &&
        (name === undefined || sendsTo !== undefined) && <WhereTo practice={practice} sendsTo={sendsTo} />
      }
    >
      {({ readOnly, hasPhone, sendsTo, practiceName: practice, ...tells }) =>
        name !== undefined && sendsTo === undefined ? (
          <EmptyState icon="mail">{say(words.noAccount, { practice, name })}</EmptyState>
        ) : topicsAt(tells, withheld).length === 0 ? (
          <>
            <EmptyState icon="mail">{say(words.noTopics, { practice })}</EmptyState>
            <p className={css.soft}>{say(words.codes)}</p>
          </>
        ) : (
          <CheckedForm
            className={css.form}
            isComplete={viewModel.canSave}
            otherwise={say(kitWords.unchanged)}
            onSend={() => void viewModel.save()}
          >
            {!hasPhone && !readOnly && (
              <p id={noPhone}>
                {say(words.noPhone)} <Link to={paths.authentication}>{say(words.addPhone)}</Link>
              </p>
            )}
            <Card className={css.topics}>
              {topicsAt(tells, withheld).map((topic) => (
                <Topic
                  key={topic}
                  viewModel={viewModel}
                  topic={topic}
                  lacksPhone={hasPhone || readOnly ? undefined : noPhone}
                />
              ))}
              {!tells.tellsOfMessages && withheld?.includes('messages') !== true && (
                <div>
                  <p className={css.topicName}>{say(words.messages)}</p>
                  <p className={css.soft}>{say(words.messagesHow)}</p>
                </div>
              )}
            </Card>
            <p className={css.soft}>{say(words.codes)}</p>
            {!readOnly && <SaveBar busy={viewModel.section.busy} canSave={viewModel.canSave} />}
          </CheckedForm>
        )
      }
    </SectionFrame>
  );
});

/** How the practice reaches the person, and at which address. */
const WhereTo = ({ practice, sendsTo }: { readonly practice: string; readonly sendsTo: string | undefined }) => {
  const say = useWords();
  const name = use(ActedForContext);
  return (
    <p className={css.soft}>
      {name === undefined ? say(words.lead, { practice }) : say(words.leadFor, { practice, name })}{' '}
      {sendsTo !== undefined && say(name === undefined ? words.to : words.toOf, { address: sendsTo })}
    </p>
  );
};

const Topic = observer(
  ({
    viewModel,
    topic,
    lacksPhone,
  }: {
    readonly viewModel: UpdatesModel;
    readonly topic: NotificationTopic;
    /** The id of what says that text messages need a number, where there is none. */
    readonly lacksPhone: string | undefined;
  }) => {
    const say = useWords();
    const id = useId();
    const name = use(ActedForContext);
    const chosen = viewModel.choices?.[topic];
    if (chosen === undefined) return null;
    const why = mustCome.has(`${topic}:email`)
      ? name === undefined
        ? words.mustCome
        : words.mustComeFor
      : !chosen.email && !chosen.sms
        ? words.nothing
        : undefined;
    return (
      <fieldset className={css.topic} aria-describedby={why === undefined ? undefined : id}>
        <legend className={css.topicName}>{say(words[topic])}</legend>
        {ways.map((way) => (
          <Checkbox
            key={way}
            checked={chosen[way]}
            disabled={!viewModel.mayChoose(topic, way)}
            aria-describedby={way === 'sms' ? lacksPhone : undefined}
            onChange={({ currentTarget }) => viewModel.choose(topic, way, currentTarget.checked)}
          >
            {say(words[way])}
          </Checkbox>
        ))}
        {why !== undefined && (
          <p id={id} className={css.soft}>
            {say(why, { name: name ?? '' })}
          </p>
        )}
      </fieldset>
    );
  },
);
