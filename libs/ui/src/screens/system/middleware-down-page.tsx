import { useWords } from '../../words/use-words.ts';
import { middlewareDownWords } from './middleware-down.messages.ts';
import { SystemPage } from './system-page.tsx';

/** For whoever develops the portal: the gateway does not answer (`ACC-396`). Nobody else ever sees it. */
export const MiddlewareDownPage = ({ onRetry }: { readonly onRetry: () => void }) => {
  const say = useWords();
  return (
    <SystemPage icon="offline" title={say(middlewareDownWords.title)} onRetry={onRetry}>
      {say(middlewareDownWords.body)}
    </SystemPage>
  );
};
