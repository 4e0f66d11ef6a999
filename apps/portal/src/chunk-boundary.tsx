import { kitWords, RetryNotice } from '@portico/ui/kit';
import { failureWords, useWords } from '@portico/ui/words';
import { Component, type ReactNode } from 'react';

interface State {
  readonly failed: boolean;
}

/** Stands around what comes in a chunk of its own: where the chunk cannot be fetched, it says so instead of nothing. */
export class ChunkBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Unfetched /> : this.props.children;
  }
}

const Unfetched = () => {
  const say = useWords();
  return (
    <main>
      <RetryNotice
        text={say(failureWords.unreachable)}
        retry={say(kitWords.retry)}
        onRetry={() => {
          window.location.reload();
        }}
      />
    </main>
  );
};
