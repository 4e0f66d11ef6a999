import { kitWords, RetryNotice } from '@portico/ui/kit';
import { useTakenOver } from '@portico/ui/screens/access';
import { failureWords, useWords } from '@portico/ui/words';
import { Component, useEffect, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Stands around what comes in a chunk of its own: where the chunk cannot be fetched, it says so instead of nothing. */
export class ChunkBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** What was put up anew fetches itself anew. */
  readonly #retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? <Unfetched onRetry={this.#retry} /> : this.props.children;
  }
}

/** Tries again when it is asked to, and when the network is back. */
const Unfetched = ({ onRetry }: { readonly onRetry: () => void }) => {
  const say = useWords();
  useTakenOver();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <main>
      <RetryNotice text={say(failureWords.unreachable)} retry={say(kitWords.retry)} onRetry={onRetry} />
    </main>
  );
};
