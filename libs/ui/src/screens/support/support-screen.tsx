import { paths, type Failure } from '@portico/application/kernel';
import type { SupportContact } from '@portico/application/support';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { clockTime, weekday } from '../../words/locale-formats.ts';
import { useFormats } from '../../words/use-formats.ts';
import { EmergencyText } from '../../words/emergency-text.tsx';
import { useWords, type Say } from '../../words/use-words.ts';
import type { Permission } from '@portico/domain/access';
import type { Language, Instant } from '@portico/domain/kernel';
import { callTo, shownPhone } from '../../words/tel-link.ts';
import { FrequentQuestions } from './frequent-questions.tsx';
import css from './support-screen.module.css';
import { supportWords } from './support.messages.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly contact: SupportContact };

export interface SupportModel {
  readonly phase: Phase;
  load(): Promise<void>;
}

interface RecordedError {
  /** The name of the failed operation. */
  readonly operation: string;
  /** The gateway's error code, or what failed on the way to it. */
  readonly code: string;
  readonly at: Instant;
  /** The request id for support, if the gateway returned one. */
  readonly request?: string;
}

export interface SupportScreenProps {
  readonly viewModel: SupportModel;
  /** Errors of this tab, newest first. */
  readonly recent?: readonly RecordedError[];
  /** What is allowed in the open records. */
  readonly may: (permission: Permission) => boolean;
}

/** `Monday to Friday` for days in a row, else each of them by name. */
const daysOf = (say: Say, language: Language, days: readonly number[]): string => {
  const names = days.map((day) => weekday(language, day));
  const inARow = days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
  return inARow && names.length > 2
    ? say(supportWords.daysText, { first: names[0] ?? '', last: names.at(-1) ?? '' })
    : names.join(', ');
};

const Contact = ({
  contact,
  recent,
  may,
}: { readonly contact: SupportContact } & Pick<Required<SupportScreenProps>, 'recent' | 'may'>) => {
  const say = useWords();
  return (
    <div className={css.screen}>
      <p className={css.soft}>{say(supportWords.lead)}</p>
      <Ways contact={contact} />
      <Medical contact={contact} />
      <FrequentQuestions may={may} />
      {recent.length > 0 && <Recent problems={recent} />}
      <p>
        <a href={paths.accessibility} target="_blank" rel="noopener noreferrer">
          {say(supportWords.accessibility)}
        </a>
      </p>
    </div>
  );
};

/** By phone, by mail, and when. */
const Ways = ({ contact }: { readonly contact: SupportContact }) => {
  const say = useWords();
  const { language } = useFormats();
  const { from, to, days } = contact.hours;
  return (
    <Card>
      <dl className={css.ways}>
        <div>
          <dt>
            <Icon name="phone" />
            {say(supportWords.phone)}
          </dt>
          <dd>
            <a href={callTo(contact.phone)}>{shownPhone(contact.phone)}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="mail" />
            {say(supportWords.email)}
          </dt>
          <dd>
            <a href={`mailto:${contact.email}`} aria-label={contact.email}>
              <span>
                {contact.email.split(/(?=@)/).map((part, index) => (
                  <Fragment key={index}>
                    {index > 0 && <wbr />}
                    {part}
                  </Fragment>
                ))}
              </span>
            </a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="clock" />
            {say(supportWords.hours)}
          </dt>
          <dd>
            {say(supportWords.hoursText, {
              days: daysOf(say, language, days),
              from: clockTime(language, from),
              to: clockTime(language, to),
            })}
          </dd>
        </div>
      </dl>
    </Card>
  );
};

/** Whom to ask instead about one's health. */
const Medical = ({ contact }: { readonly contact: SupportContact }) => {
  const say = useWords();
  return (
    <section className={css.group}>
      <h2 className={css.title}>{say(supportWords.medicalTitle)}</h2>
      <Notice tone="wait" quiet>
        {contact.practice === undefined ? (
          <p>{say(supportWords.medicalAnywhere)}</p>
        ) : (
          <>
            <p>{say(supportWords.medical, { practice: contact.practice.name, phone: contact.practice.phone })}</p>
            <p>
              <a href={callTo(contact.practice.phone)}>
                {say(supportWords.callPractice, { practice: contact.practice.name })}
              </a>
            </p>
          </>
        )}
        <p className={css.strong}>
          <EmergencyText>{say(supportWords.emergency)}</EmergencyText>
        </p>
      </Notice>
    </section>
  );
};

/**
 * Recent errors of this tab, to be read out to phone support (`ACC-392`). The codes are the same in both languages.
 */
const Recent = ({ problems }: { readonly problems: readonly RecordedError[] }) => {
  const say = useWords();
  const { onDevice } = useFormats();
  return (
    <section className={css.group}>
      <h2 className={css.title}>{say(supportWords.recent)}</h2>
      <p className={css.soft}>{say(supportWords.recentLead)}</p>
      <ul className={css.problems}>
        {problems.map(({ operation, code, at, request }, index) => (
          <li key={index}>
            {onDevice.weekday(at)}, {onDevice.time(at)}:{' '}
            <code>{[operation, code, request].filter(Boolean).join(' · ')}</code>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Technical Support (`ACC-109`, `ACC-365`). */
export const SupportScreen = observer(({ viewModel, recent = [], may }: SupportScreenProps) => {
  const say = useWords();
  const { phase } = viewModel;
  switch (phase.kind) {
    case 'loading':
      return <Skeleton label={say(supportWords.loading)} />;
    case 'failed':
      return (
        <RetryNotice
          text={say(failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      );
    case 'ready':
      return <Contact contact={phase.contact} recent={recent} may={may} />;
  }
});
