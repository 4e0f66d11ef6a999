import type { AwayPractice } from '@portico/application/appointments';
import { Notice } from '../../kit/notice.tsx';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { awayWords } from './away-practices.messages.ts';

/** Names the practices of which something is missing on a page, and how to reach each of them. */
export const AwayPractices = ({ practices }: { readonly practices: readonly AwayPractice[] }) => {
  const say = useWords();
  return practices.map(({ id, name, phone }) => (
    <Notice key={id} tone="wait">
      <p>{say(awayWords.away, { practice: name })}</p>
      <p>
        <a href={callTo(phone)}>{say(awayWords.call, { phone })}</a>
      </p>
    </Notice>
  ));
};

/** Stands in place of what a practice that is away would have said. */
export const AwayArea = () => {
  const say = useWords();
  return (
    <Notice tone="wait" quiet>
      <p>{say(awayWords.area)}</p>
    </Notice>
  );
};
