import type { Failure } from '@portico/application/kernel';
import type { GuestVisit } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import {
  AppointmentCard,
  ChangeNote,
  VisitActionModals,
  type VisitButtonsModel,
  type VisitActionModalsModel,
} from '../appointments/index.ts';
import { useBrand } from '../open/index.ts';
import { CallPractice } from './call-practice.tsx';
import { GuestFailure } from './guest-failure.tsx';
import { entryWords, visitWords } from './guests.messages.ts';
import css from './guests.module.css';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly found: GuestVisit };

export interface GuestVisitModel {
  readonly phase: Phase;
  load(): Promise<void>;
}

export type CardButtonsModel = VisitButtonsModel & VisitActionModalsModel;

/** The visit that a guest's link is about, and what to do on its day (`ACC-041`). */
export const GuestVisitScreen = observer(
  ({
    viewModel,
    buttons,
    onOver,
  }: {
    readonly viewModel: GuestVisitModel;
    readonly buttons: CardButtonsModel;
    readonly onOver: () => void;
  }) => {
    const say = useWords();
    const { phase } = viewModel;
    switch (phase.kind) {
      case 'loading':
        return <Skeleton label={say(entryWords.loading)} blocks={1} />;
      case 'failed':
        return <GuestFailure failure={phase.failure} onRetry={() => void viewModel.load()} onOk={onOver} />;
      case 'ready':
        return phase.found.mayChange ? (
          <VisitToChange found={phase.found} buttons={buttons} />
        ) : (
          <Visit found={phase.found} />
        );
    }
  },
);

/** Moving or canceling the visit; both need a button press, as opening a link must do nothing (`APT-291`). */
const VisitToChange = ({
  found: { practice, visit },
  buttons,
}: {
  readonly found: GuestVisit;
  readonly buttons: CardButtonsModel;
}) => {
  const say = useWords();
  useBrand(practice);
  return (
    <>
      <p className={css.soft}>{say(visitWords.lead, { practice: practice.name })}</p>
      <AppointmentCard listed={visit} buttons={buttons} level={2} />
      <VisitActionModals buttons={buttons} />
      <ChangeNote listed={visit} now={buttons.now} />
      <CallPractice practice={practice} />
    </>
  );
};

const Visit = ({ found: { practice, visit } }: { readonly found: GuestVisit }) => {
  const say = useWords();
  useBrand(practice);
  return (
    <>
      <p className={css.soft}>{say(visitWords.lead, { practice: practice.name })}</p>
      <AppointmentCard listed={visit} level={2} />
      <Notice tone="accent" icon="calendar" quiet>
        <p>{say(visit.appointment.video ? visitWords.video : visitWords.desk, { practice: practice.name })}</p>
      </Notice>
      <p>{say(visitWords.change)}</p>
      <CallPractice practice={practice} />
    </>
  );
};
