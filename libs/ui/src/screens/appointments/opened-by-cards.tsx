import type { ListedAppointment } from '@portico/application/appointments';
import type { VideoVisitViewModel, VisitActions } from '@portico/view-models/appointments';
import { observer } from 'mobx-react-lite';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Presence } from '../../kit/presence.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { actionWords } from './visit-buttons.messages.ts';

const CancelModal = lazyComponent(() => import('./cancel-modal.tsx'));
const CancelApptSuccessModal = lazyComponent(() => import('./canceled-modal.tsx'));
const CheckInOfferModal = lazyComponent(() => import('./check-in-offer-modal.tsx'));

const Toasts = lazyComponent(async () => ({ default: (await import('../../kit/toasts.tsx')).Toasts }));

const asked = new Set(['asking', 'not-asked', 'open']);

interface OpenedByCardsProps {
  readonly actions: VisitActions;
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
    readonly video: VideoVisitViewModel;
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
