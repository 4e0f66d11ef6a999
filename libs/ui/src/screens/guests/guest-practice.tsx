import type { PracticePageViewModel } from '@portico/view-models/guests';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useBrand, useTitle } from '../open/index.ts';
import { titleWords } from '../titles/index.ts';
import { CallPractice } from './call-practice.tsx';
import { bookWords } from './guests.messages.ts';

/**
 * Around the screens of booking, which are made for people who are signed in too: whose page it is (`ACC-070`), and whom to
 * call for what a guest does not find, such as a visit that is paid for ahead.
 */
export const GuestPractice = observer(
  ({
    viewModel: { practice },
    isMoved = false,
    children,
  }: {
    readonly viewModel: PracticePageViewModel;
    /** Another time is looked for, in the place of a visit that is booked (`APT-291`). */
    readonly isMoved?: boolean;
    readonly children: ReactNode;
  }) => {
    const say = useWords();
    useBrand(practice);
    useTitle(isMoved ? say(titleWords.guestReschedule) : undefined);
    return (
      <>
        {children}
        {practice !== undefined && (
          <>
            <p>{say(bookWords.call)}</p>
            <CallPractice practice={practice} />
          </>
        )}
      </>
    );
  },
);
