import type { PracticeBranding } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useBrand, useTitle } from '../open/index.ts';
import { titleWords, type Title } from '../titles/index.ts';
import { CallPractice } from './call-practice.tsx';
import { bookWords } from './guests.messages.ts';

export interface GuestPracticeModel {
  readonly practice: PracticeBranding | undefined;
}

/**
 * Around the booking screens, which signed-in persons use too: the practice's name (`ACC-070`), and its phone number
 * for what guests cannot book, such as a visit with a prepayment.
 */
export const GuestPractice = observer(
  ({
    viewModel: { practice },
    moves,
    children,
  }: {
    readonly viewModel: GuestPracticeModel;
    /** The title while another time is looked for, for a booked visit (`APT-291`). */
    readonly moves?: Title | undefined;
    readonly children: ReactNode;
  }) => {
    const say = useWords();
    useBrand(practice);
    useTitle(moves && say(titleWords[moves]));
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
