import { PracticePageViewModel } from '@portico/view-models/guests';
import { GuestFailure, GuestPractice } from '@portico/ui/screens/guests';
import type { Title } from '@portico/ui/screens/titles';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { guests } from '../composition/ports/guests.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { beginAnew, type OpenScreenProps } from './screens.ts';

/** A step of the booking, as far as it matters that it failed. */
interface BookingStep {
  readonly phase: { readonly kind: string; readonly failure?: { readonly kind: string } };
  load(): Promise<void>;
}

interface GuestBookingProps extends Pick<OpenScreenProps, 'portal' | 'go'> {
  readonly step: BookingStep;
  /** The title where a booked visit is moved. */
  readonly moves: Title | undefined;
  readonly children: ReactNode;
}

/** What stands around every screen on which a guest books, or moves a visit; a guest whose session is over begins anew. */
export const GuestBooking = observer(({ portal, go, step, moves, children }: GuestBookingProps) => {
  const { port, clientSession } = portal;
  const viewModel = useScreen(() => new PracticePageViewModel(port(guests), clientSession.guest.current?.practice));
  const isOver = step.phase.failure?.kind === 'session-over';
  return (
    <GuestPractice viewModel={viewModel} moves={moves}>
      {isOver ? (
        <GuestFailure
          failure={{ kind: 'session-over', reason: 'expired' }}
          onRetry={() => void step.load()}
          onOk={() => beginAnew(portal, go)}
        />
      ) : (
        children
      )}
    </GuestPractice>
  );
});
