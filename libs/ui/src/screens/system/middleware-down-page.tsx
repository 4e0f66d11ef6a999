import { useWords } from '../../words/use-words.ts';
import { middlewareDownWords } from './middleware-down.messages.ts';
import { SystemPage } from './system-page.tsx';

/** Shown only in development: the gateway does not answer (`ACC-396`). */
export const MiddlewareDownPage = ({ onRetry }: { readonly onRetry: () => void }) => {
  const say = useWords();
  return (
    <SystemPage icon="offline" title={say(middlewareDownWords.title)} onRetry={onRetry}>
      {say(middlewareDownWords.body)}
    </SystemPage>
  );
};
