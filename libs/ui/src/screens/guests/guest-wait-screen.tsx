import type { PracticeBranding } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../open/index.ts';
import { EarlierTimeScreen, type WaitListModel } from '../scheduling/index.ts';
import { CallPractice } from './call-practice.tsx';
import { GuestFailure } from './guest-failure.tsx';

export interface GuestWaitModel {
  readonly practice: PracticeBranding | undefined;
}

/** Waiting for an earlier time than the visit that a guest's link is about. */
export const GuestWaitScreen = observer(
  ({
    viewModel,
    page: { practice },
    onBack,
    onOver,
  }: {
    readonly viewModel: WaitListModel;
    readonly page: GuestWaitModel;
    readonly onBack: () => void;
    readonly onOver: () => void;
  }) => {
    useBrand(practice);
    const { phase } = viewModel;
    if (phase.kind === 'failed') {
      return <GuestFailure failure={phase.failure} onRetry={() => void viewModel.load()} onOk={onOver} />;
    }
    // If waiting is not possible, the screen already shows the phone number.
    const isTold = phase.kind === 'ready' && !phase.screen.canWait && phase.screen.waiting === undefined;
    return (
      <>
        <EarlierTimeScreen viewModel={viewModel} onBack={onBack} isGuest />
        {practice !== undefined && !isTold && <CallPractice practice={practice} />}
      </>
    );
  },
);
