import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { Presence } from '../../kit/presence.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import type { AccountActions, VisitActions } from './visit-actions.ts';
import { actionWords } from './visit-actions.messages.ts';

const CancelModal = lazy(() => import('./cancel-modal.tsx'));
const CancelApptSuccessModal = lazy(() => import('./cancelled-modal.tsx'));
const CheckInOfferModal = lazy(() => import('./check-in-offer-modal.tsx'));

const asked = new Set(['asking', 'not-asked', 'open']);

/** What the buttons of the cards open; it stands once on a screen, and stays while the cards are loaded anew. */
export const VisitActionModals = observer(({ actions }: { readonly actions: VisitActions }) => {
  const say = useWords();
  const { cancelling, account } = actions;
  const { phase } = cancelling;
  return (
    <>
      <Presence show={phase.kind !== 'closed' && asked.has(phase.kind) ? phase.listed : undefined}>
        {(listed) => <CancelModal actions={actions} listed={listed} />}
      </Presence>
      <Presence show={phase.kind === 'done' ? phase.listed : undefined}>
        {(listed) => (
          <CancelApptSuccessModal listed={listed} isTold={account !== undefined} onClose={cancelling.close} />
        )}
      </Presence>
      {account !== undefined && <CheckInOffer account={account} />}
      <LiveRegion>{phase.kind === 'sending' && say(actionWords.sending)}</LiveRegion>
    </>
  );
});

const CheckInOffer = observer(({ account }: { readonly account: AccountActions }) => {
  const { phase } = account.video;
  return (
    <Presence show={phase.kind === 'offering-check-in' ? phase.listed : undefined}>
      {(listed) => <CheckInOfferModal account={account} listed={listed} />}
    </Presence>
  );
});
