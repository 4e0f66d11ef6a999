import { createContext, useContext, type ReactNode } from 'react';
import { callTo } from '../words/tel-link.ts';
import { useWords } from '../words/use-words.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import css from './notice.module.css';
import { cx } from './join-class-names.ts';
import { kitWords } from './kit.messages.ts';

/** A message in place: what happened and what to do next. Announced when it appears later than the page. */
export const Notice = ({
  tone,
  icon = tone === 'good' ? 'check-circle' : 'alert',
  quiet = false,
  children,
}: {
  readonly tone: 'bad' | 'wait' | 'good' | 'accent';
  readonly icon?: IconName;
  readonly quiet?: boolean;
  readonly children: ReactNode;
}) => (
  <div
    className={cx(css.notice, css[tone])}
    data-wrong={tone === 'bad' || undefined}
    role={quiet ? undefined : tone === 'bad' ? 'alert' : 'status'}
  >
    <Icon name={icon} />
    <div className={css.body}>{children}</div>
  </div>
);

/** The phone of the practice whose records are open; none before sign-in. */
export const PracticePhoneContext = createContext<string | undefined>(undefined);

/** A failed request, with a button to retry it, and whom to call meanwhile. */
export const RetryNotice = ({
  text,
  retry,
  onRetry,
}: {
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
}) => {
  const say = useWords();
  const phone = useContext(PracticePhoneContext);
  return (
    <Notice tone="bad">
      <p>{text}</p>
      <Button icon="retry" onClick={onRetry}>
        {retry}
      </Button>
      {phone !== undefined && phone !== '' && (
        <p>
          <a href={callTo(phone)}>{say(kitWords.callPractice, { phone })}</a>
        </p>
      )}
    </Notice>
  );
};
