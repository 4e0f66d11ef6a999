import type { Failure } from '@portico/application/kernel';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';

const GuestErrorModal = lazyComponent(async () => ({
  default: (await import('./guest-error-modal.tsx')).GuestErrorModal,
}));

/** Temporary failures, which offer a retry in place. */
const passing: ReadonlySet<Failure['kind']> = new Set(['timed-out', 'unreachable', 'unavailable', 'too-many-requests']);

/**
 * A guest's page that failed: with a retry if that helps, else the modal that ends the guest's session (`ACC-389`).
 */
export const GuestFailure = ({
  failure,
  onRetry,
  onOk,
}: {
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** Clears session storage and starts over. */
  readonly onOk: () => void;
}) => {
  const say = useWords();
  return passing.has(failure.kind) ? (
    <RetryNotice text={say(failureWords[failure.kind])} retry={say(kitWords.retry)} onRetry={onRetry} />
  ) : (
    <Presence show={failure}>{(shown) => <GuestErrorModal failure={shown} onOk={onOk} />}</Presence>
  );
};
