import { PracticePageViewModel } from '@portico/view-models/guests';
import { GuestPractice } from '@portico/ui/screens/guests';
import type { ReactNode } from 'react';
import { guests } from '../composition/ports/guests.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import type { OpenScreenProps } from './screens.ts';

/** What stands around every screen on which a guest books, or moves a visit. */
export const GuestBooking = ({
  portal: { port, clientSession },
  isMoved,
  children,
}: Pick<OpenScreenProps, 'portal'> & { readonly isMoved: boolean; readonly children: ReactNode }) => {
  const viewModel = useScreen(() => new PracticePageViewModel(port(guests), clientSession.guest.current?.practice));
  return (
    <GuestPractice viewModel={viewModel} isMoved={isMoved}>
      {children}
    </GuestPractice>
  );
};
