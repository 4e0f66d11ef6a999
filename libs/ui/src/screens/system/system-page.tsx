import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { EmergencyText } from '../../words/emergency-text.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './system-page.module.css';
import { errorPageWords, oopsWords, systemIssueWords } from './errors.messages.ts';

const reload = (): void => window.location.reload();

/** An error page with a retry and a way back: no failure is a dead end (`ACC-397`). */
export const SystemPage = ({
  icon,
  title,
  isWithinPage = false,
  onRetry,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  /** It stands below the title of the page that failed. */
  readonly isWithinPage?: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}) => {
  const say = useWords();
  const Title = isWithinPage ? 'h2' : 'h1';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus(), []);
  return (
    <section className={css.page}>
      <Icon name={icon} className={css.icon} />
      <Title ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </Title>
      <p>{children}</p>
      <div className={css.ways}>
        <Button look="primary" icon="retry" onClick={onRetry}>
          {say(errorPageWords.again)}
        </Button>
        <ButtonLink look="quiet" href="/">
          {say(errorPageWords.home)}
        </ButtonLink>
      </div>
    </section>
  );
};

interface Retry {
  /** Reloads the page if not given. */
  readonly onRetry?: () => void;
}

/** Time-outs and network failures (`ACC-386`, `ACC-388`, `ACC-393`). */
export const ErrorPage = ({ onRetry = reload }: Retry) => {
  const say = useWords();
  return (
    <SystemPage icon="offline" title={say(errorPageWords.title)} onRetry={onRetry}>
      {say(errorPageWords.body)}
    </SystemPage>
  );
};

/** A failure while rendering (`ACC-394`). */
export const OopsPage = ({ onRetry = reload }: Retry) => {
  const say = useWords();
  return (
    <SystemPage icon="alert" title={say(oopsWords.title)} isWithinPage onRetry={onRetry}>
      {say(oopsWords.body)}
    </SystemPage>
  );
};

/** The service reported that it is not available (`ACC-395`). */
export const SystemIssuePage = ({ onRetry = reload }: Retry) => {
  const say = useWords();
  return (
    <SystemPage icon="clock" title={say(systemIssueWords.title)} onRetry={onRetry}>
      <EmergencyText>{say(systemIssueWords.body)}</EmergencyText>
    </SystemPage>
  );
};
