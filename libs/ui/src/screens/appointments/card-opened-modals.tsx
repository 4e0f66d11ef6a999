import type { CancelModel } from './cancel-modal.tsx';
import type { CheckInOfferModel } from './check-in-offer-modal.tsx';
import type { SummaryProblem } from '@portico/application/health';
import type { ListedAppointment, CallProblem, CardButton } from '@portico/application/appointments';
import { observer } from 'mobx-react-lite';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { actionWords } from './visit-buttons.messages.ts';

const CancelModal = lazyComponent(() => import('./cancel-modal.tsx'));
const CancelApptSuccessModal = lazyComponent(() => import('./canceled-modal.tsx'));
const CheckInOfferModal = lazyComponent(() => import('./check-in-offer-modal.tsx'));

const Toasts = lazyComponent(async () => ({ default: (await import('../../kit/toasts.tsx')).Toasts }));

type VideoVisitPhase =
  | { readonly kind: 'idle' }
  /** The notification offers check-in, or the call at once (`APT-133`). */
  | { readonly kind: 'offering-check-in'; readonly listed: ListedAppointment }
  | { readonly kind: 'starting'; readonly listed: ListedAppointment }
  | { readonly kind: 'failed'; readonly listed: ListedAppointment; readonly problem: CallProblem };

export interface OpenedCallModel extends CheckInOfferModel {
  readonly phase: VideoVisitPhase;
}

type VisitSummaryPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making'; readonly listed: ListedAppointment }
  | { readonly kind: 'failed'; readonly listed: ListedAppointment; readonly problem: SummaryProblem };

export interface OpenedByCardsModel extends CancelModel {
  readonly video?: OpenedCallModel;
  readonly summary?: {
    readonly phase: VisitSummaryPhase;
    readonly told: readonly { readonly key: string; readonly text: string }[];
    forget(key: string): void;
  };
  readonly press: (button: CardButton, listed: ListedAppointment) => void;
}

const asked = new Set(['asking', 'not-asked', 'open']);

interface OpenedByCardsProps {
  readonly actions: OpenedByCardsModel;
  readonly isGuest: boolean;
}

/** The modals opened by the cards' buttons. */
const OpenedByCards = observer(({ actions, isGuest }: OpenedByCardsProps) => {
  const say = useWords();
  const { canceling, video, summary, press } = actions;
  const { phase } = canceling;
  return (
    <>
      <Presence show={phase.kind !== 'closed' && asked.has(phase.kind) ? phase.listed : undefined}>
        {(listed) => <CancelModal actions={actions} listed={listed} />}
      </Presence>
      <Presence show={phase.kind === 'done' ? phase : undefined}>
        {({ listed, prepaid }) => (
          <CancelApptSuccessModal listed={listed} prepaid={prepaid} isTold={!isGuest} onClose={canceling.close} />
        )}
      </Presence>
      {video !== undefined && <CheckInOffer video={video} onCheckIn={(listed) => press('check-in', listed)} />}
      <LiveRegion>
        {phase.kind === 'sending' && say(actionWords.sending)}
        {summary?.phase.kind === 'making' && say(actionWords.makingSummary)}
      </LiveRegion>
      {summary !== undefined && summary.told.length > 0 && <Toasts toasts={summary.told} onGone={summary.forget} />}
    </>
  );
});
export default OpenedByCards;

const CheckInOffer = observer(
  ({
    video,
    onCheckIn,
  }: {
    readonly video: OpenedCallModel;
    readonly onCheckIn: (listed: ListedAppointment) => void;
  }) => {
    const { phase } = video;
    return (
      <Presence show={phase.kind === 'offering-check-in' ? phase.listed : undefined}>
        {(listed) => <CheckInOfferModal video={video} listed={listed} onCheckIn={() => onCheckIn(listed)} />}
      </Presence>
    );
  },
);
