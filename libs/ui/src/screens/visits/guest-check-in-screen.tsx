import type { PracticeBranding } from '@portico/application/guests';
import type { VisitToCheckIn, CheckInProblem } from '@portico/application/visits';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CallPractice } from '../guests/index.ts';
import { useBrand } from '../open/index.ts';
import { CheckInScreen, type CheckInModel } from './check-in-screen.tsx';
import { GuestCheckInFailed } from './guest-check-in-failed.tsx';

export interface GuestCheckInPracticeModel {
  readonly practice: PracticeBranding | undefined;
}

/** Check-in by a link: the same pages under the practice's name, with its phone number below (`APT-289`). */
export const GuestCheckInScreen = observer(
  ({
    viewModel,
    page: { practice },
    payment,
    onOver,
  }: {
    readonly viewModel: CheckInModel;
    readonly page: GuestCheckInPracticeModel;
    readonly payment: (visit: VisitToCheckIn) => ReactNode;
    /** Clears session storage and starts over (`APT-322`). */
    readonly onOver: () => void;
  }) => {
    useBrand(practice);
    const failed = (problem: CheckInProblem) => (
      <GuestCheckInFailed problem={problem} onRetry={() => void viewModel.load()} onOver={onOver} />
    );
    return (
      <>
        <CheckInScreen viewModel={viewModel} payment={payment} failed={failed} onBack={onOver} />
        {practice !== undefined && <CallPractice practice={practice} />}
      </>
    );
  },
);
