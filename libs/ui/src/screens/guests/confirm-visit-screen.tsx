import { paths, type Failure } from '@portico/application/kernel';
import type { ComingVisitPage, LinkShut } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { useBrand } from '../open/index.ts';
import { CallPractice } from './call-practice.tsx';
import { entryWords } from './guests.messages.ts';
import css from './guests.module.css';
import { LinkError } from './link-error.tsx';
import { confirmVisitWords } from './notification-link-actions.messages.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | LinkShut }
  | {
      readonly kind: 'ready';
      readonly page: ComingVisitPage;
      readonly isSending: boolean;
      readonly failure?: Failure;
    };

export interface ConfirmVisitModel {
  readonly phase: Phase;
  load(): Promise<void>;
  confirm(): Promise<void>;
}

/** The page of a reminder's link: the visit, and a button that confirms it. */
export const ConfirmVisitScreen = observer(({ viewModel }: { readonly viewModel: ConfirmVisitModel }) => {
  const say = useWords();
  const { phase } = viewModel;
  useBrand(phase.kind === 'ready' ? phase.page.practice : undefined);
  switch (phase.kind) {
    case 'loading':
      return <Skeleton label={say(entryWords.loading)} blocks={1} />;
    case 'failed':
      return <LinkError failure={phase.failure} onRetry={() => void viewModel.load()} />;
    case 'ready':
      return (
        <>
          <Visit page={phase.page} />
          {phase.page.standing === 'booked' && (
            <Button look="primary" wide icon="check" busy={phase.isSending} onClick={() => void viewModel.confirm()}>
              {say(phase.isSending ? confirmVisitWords.confirming : confirmVisitWords.confirm)}
            </Button>
          )}
          {phase.failure !== undefined && (
            <RetryNotice
              text={say(failureWords[phase.failure.kind])}
              retry={say(kitWords.retry)}
              onRetry={() => void viewModel.confirm()}
            />
          )}
          <Otherwise page={phase.page} />
        </>
      );
  }
});

const Visit = ({ page: { practice, start, location, video, standing } }: { readonly page: ComingVisitPage }) => {
  const say = useWords();
  const formats = useFormats();
  if (standing === 'over') {
    return (
      <Notice tone="wait" icon="clock">
        <p>{say(confirmVisitWords.over)}</p>
      </Notice>
    );
  }
  return (
    <>
      <p>{say(confirmVisitWords.lead, { practice: practice.name })}</p>
      <Card>
        <h2 className={css.visit}>{formats.visit(start, location.timeZone)}</h2>
        {video ? (
          <p>{say(confirmVisitWords.video)}</p>
        ) : (
          <address className={css.place}>
            <p>{location.office}</p>
            {location.addressLines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </address>
        )}
      </Card>
      {standing === 'confirmed' && (
        <Notice tone="good" icon="check-circle">
          <p>{say(confirmVisitWords.confirmed)}</p>
        </Notice>
      )}
    </>
  );
};

const Otherwise = ({ page: { practice, changePath, standing } }: { readonly page: ComingVisitPage }) => {
  const say = useWords();
  return (
    <>
      {changePath !== undefined ? (
        <ButtonLink wide href={changePath}>
          {say(confirmVisitWords.change)}
        </ButtonLink>
      ) : (
        standing !== 'over' && (
          <p className={css.soft}>
            {say(confirmVisitWords.changeSignIn)} <a href={paths.appointments}>{say(confirmVisitWords.signIn)}</a>
          </p>
        )
      )}
      <CallPractice practice={practice} />
    </>
  );
};
