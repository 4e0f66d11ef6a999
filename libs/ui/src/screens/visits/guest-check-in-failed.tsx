import type { CheckInProblem } from '@portico/view-models/visits';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Presence } from '../../kit/presence.tsx';
import { GuestFailure } from '../guests/index.ts';
import { isCheckInRefusal } from './is-check-in-refusal.ts';

const CheckInErrorModal = lazyComponent(() => import('./check-in-error-modal.tsx'));

/** What keeps a guest from checking in; where it is no passing trouble, it ends the guest's visit (`APT-320`, `APT-322`). */
export const GuestCheckInFailed = ({
  problem,
  onRetry,
  onOver,
}: {
  readonly problem: CheckInProblem;
  readonly onRetry: () => void;
  /** Clears session storage and begins anew (`APT-322`). */
  readonly onOver: () => void;
}) =>
  isCheckInRefusal(problem) ? (
    <Presence show={problem}>{(shown) => <CheckInErrorModal problem={shown} onOk={onOver} />}</Presence>
  ) : (
    <GuestFailure failure={problem} onRetry={onRetry} onOk={onOver} />
  );
