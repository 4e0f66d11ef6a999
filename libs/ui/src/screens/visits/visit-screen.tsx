import { statusOf, type AppointmentProvider } from '@portico/domain/appointments';
import type { ProviderId } from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';
import type { VisitDetail } from '@portico/application/visits';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Card } from '../../kit/card.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import {
  AppointmentCard,
  cardWords,
  VisitActionModals,
  type VisitActionModalsModel,
  type VisitButtonsModel,
} from '../appointments/index.ts';
import { RequestedAccommodations } from '../open/index.ts';
import type { DeviceCheckModel } from './device-check-modal.tsx';
import { deviceCheckWords } from './device-check.messages.ts';
import { AnswerTime } from './answer-time.tsx';
import { ChangesOfVisit, FeeOfVisit } from './changes-of-visit.tsx';
import { MoneyOfVisit } from './money-of-visit.tsx';
import { RequestedMove } from './requested-move.tsx';
import { RequestedTimes } from './requested-times.tsx';
import { AskPractice, type MessageAboutVisit } from './ask-practice.tsx';
import { visitDetailsWords as words } from './visit-details.messages.ts';
import css from './visit-screen.module.css';

const DeviceCheckModal = lazyComponent(() => import('./device-check-modal.tsx'));

export interface VisitModel {
  readonly phase:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly failure: Failure }
    | { readonly kind: 'ready'; readonly visit: VisitDetail };
  load(): Promise<void>;
}

export type FormsOfVisit =
  | { readonly path: string }
  | { readonly onSwitch: () => void }
  /** A practice that this sign-in does not know yet. */
  | { readonly signInAnew: true };

export interface VisitScreenProps {
  readonly viewModel: VisitModel;
  readonly buttons: VisitButtonsModel & VisitActionModalsModel;
  /** Where forms are filled in; a practice that is not selected is switched to first. */
  readonly forms: FormsOfVisit;
  /** A message to the practice is begun; undefined where the person may not write to it. */
  readonly onWrite: ((message: MessageAboutVisit) => void) | undefined;
  /** The page about the provider, if the person may book. */
  readonly aboutPath: ((provider: ProviderId) => string) | undefined;
  /** Tries the camera and the microphone of this device. */
  readonly deviceCheck: () => DeviceCheckModel;
}

/** One visit at an address of its own: when and where, what to prepare, what can be done, and its money. */
export const VisitScreen = observer((props: VisitScreenProps) => (
  <div className={css.screen}>
    <Visit {...props} />
    <VisitActionModals buttons={props.buttons} />
  </div>
));

const Visit = observer(({ viewModel, buttons, forms, onWrite, aboutPath, deviceCheck }: VisitScreenProps) => {
  const say = useWords();
  const { phase } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  const { visit } = phase;
  const { money } = visit;
  const listed = wholeOf(visit);
  return (
    <div className={css.columns}>
      <div className={css.beside}>
        {/* The frame shows the practice that is selected. */}
        {!('path' in forms) && (
          <Notice tone="accent" icon="practice" quiet>
            <p>{say(words.elsewhere, { practice: listed.practice.name })}</p>
          </Notice>
        )}
        <AppointmentCard
          listed={listed}
          buttons={buttons}
          level={2}
          withComment={false}
          fee={<FeeOfVisit visit={visit} />}
          changes={<ChangesOfVisit visit={visit} now={buttons.now} />}
        />
        <AnswerTime visit={visit} now={buttons.now} />
        {aboutPath !== undefined && <AboutProvider provider={listed.appointment.provider} aboutPath={aboutPath} />}
      </div>
      <div className={css.beside}>
        {visit.move !== undefined && <RequestedMove listed={listed} move={visit.move} />}
        {visit.preference !== undefined && <RequestedTimes listed={listed} preference={visit.preference} />}
        <Prepare visit={visit} forms={forms} onWrite={onWrite} now={buttons.now} deviceCheck={deviceCheck} />
        {money !== undefined && <MoneyOfVisit money={money} appointment={listed.appointment} now={buttons.now} />}
      </div>
    </div>
  );
});

/** The visit with what its page alone knows: its move, and what a request asks for, with which the request is changed. */
const wholeOf = ({ listed, move, preference }: VisitDetail): VisitDetail['listed'] => ({
  ...listed,
  appointment: { ...listed.appointment, ...(preference === undefined ? {} : { preference }) },
  ...(move === undefined ? {} : { move }),
});

const AboutProvider = ({
  provider,
  aboutPath,
}: {
  readonly provider: AppointmentProvider;
  readonly aboutPath: NonNullable<VisitScreenProps['aboutPath']>;
}) => {
  const say = useWords();
  return (
    <Link className={css.onward} to={aboutPath(provider.id)}>
      {say(words.aboutProvider, { name: provider.name })}
    </Link>
  );
};

interface PrepareProps {
  readonly visit: VisitDetail;
  readonly forms: FormsOfVisit;
  readonly onWrite: ((message: MessageAboutVisit) => void) | undefined;
  readonly now: VisitButtonsModel['now'];
  readonly deviceCheck: VisitScreenProps['deviceCheck'];
}

/** Opens the test of camera and microphone. */
const DeviceCheckButton = ({ check }: { readonly check: VisitScreenProps['deviceCheck'] }) => {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="video" onClick={() => setIsOpen(true)}>
        {say(deviceCheckWords.open)}
      </Button>
      <Presence show={isOpen || undefined}>
        {() => <DeviceCheckModal check={check} onClose={() => setIsOpen(false)} />}
      </Presence>
    </>
  );
};

/** The remark of the staff in full, the forms that are due, and where questions are answered. */
const Prepare = ({ visit, forms, onWrite, now, deviceCheck }: PrepareProps) => {
  const say = useWords();
  const { listed, formsDue, practicePhone } = visit;
  const { appointment, practice } = listed;
  const ahead = statusOf(appointment, now) !== 'past';
  const calls = appointment.location.phone === undefined && practicePhone !== '';
  const { accommodations, comment } = appointment;
  const isByVideo = ahead && appointment.video;
  const isTold = comment !== undefined || accommodations !== undefined || isByVideo;
  if (!isTold && formsDue.length === 0 && onWrite === undefined && !calls) return null;
  return (
    <Card className={css.part}>
      <h2 className={css.title}>{say(ahead ? words.prepare : words.about)}</h2>
      {comment !== undefined && (
        <div>
          <p className={css.soft}>{say(cardWords.comment)}</p>
          <p className={css.comment}>
            <SourceText>{comment}</SourceText>
          </p>
        </div>
      )}
      {accommodations !== undefined && <RequestedAccommodations asked={accommodations} labelClass={css.soft} />}
      {isByVideo && <DeviceCheckButton check={deviceCheck} />}
      {formsDue.length > 0 && (
        <div>
          <p>{say(words.forms, { count: formsDue.length })}</p>
          <ul className={css.forms}>
            {formsDue.map((title) => (
              <li key={title}>
                <SourceText>{title}</SourceText>
              </li>
            ))}
          </ul>
          {'path' in forms ? (
            <Link className={css.onward} to={forms.path}>
              {say(words.fillIn)}
            </Link>
          ) : 'onSwitch' in forms ? (
            <Button onClick={forms.onSwitch}>{say(words.fillInAt, { practice: practice.name })}</Button>
          ) : (
            <p>{say(words.signInAnew, { practice: practice.name })}</p>
          )}
        </div>
      )}
      {onWrite !== undefined && <AskPractice listed={listed} onWrite={onWrite} />}
      {calls && (
        <a className={css.onward} href={callTo(practicePhone)}>
          {say(words.call, { practice: practice.name, phone: practicePhone })}
        </a>
      )}
    </Card>
  );
};
