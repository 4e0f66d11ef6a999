import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './newer-release-notice.module.css';
import { newerPageWords } from './newer-release-notice.messages.ts';

/**
 * Reports that the page is of an older release. The screen stays usable, and the user chooses when to reload. It is in
 * the first page's bundle, since later chunks may be gone by then.
 */
export const NewerPage = ({ onReload }: { readonly onReload: () => void }) => {
  const say = useWords();
  return (
    <div className={css.place}>
      <Notice tone="wait" icon="retry">
        <p>{say(newerPageWords.text)}</p>
        <p>{say(newerPageWords.kept)}</p>
        <Button look="primary" onClick={onReload}>
          {say(newerPageWords.reload)}
        </Button>
      </Notice>
    </div>
  );
};
