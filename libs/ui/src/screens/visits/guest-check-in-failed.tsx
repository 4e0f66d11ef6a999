import type { CheckInProblem } from '@portico/application/visits';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { GuestFailure } from '../guests/index.ts';
import { isCheckInRefusal } from './is-check-in-refusal.ts';

const CheckInErrorModal = lazyComponent(() => import('./check-in-error-modal.tsx'));

/** Why a guest cannot check in; unless it is temporary, it ends the guest's session (`APT-320`, `APT-322`). */
export const GuestCheckInFailed = ({
  problem,
  onRetry,
  onOver,
}: {
  readonly problem: CheckInProblem;
  readonly onRetry: () => void;
  /** Clears session storage and starts over (`APT-322`). */
  readonly onOver: () => void;
}) =>
  isCheckInRefusal(problem) ? (
    <Presence show={problem}>{(shown) => <CheckInErrorModal problem={shown} onOk={onOver} />}</Presence>
  ) : (
    <GuestFailure failure={problem} onRetry={onRetry} onOk={onOver} />
  );
