import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './sign-in-screen.module.css';
import { signInWords } from './sign-in.messages.ts';

const sentences = {
  'signed-out': signInWords.signedOut,
  'was-idle': signInWords.wasIdle,
  'session-ended': signInWords.sessionEnded,
  confirmed: signInWords.confirmed,
  'password-changed': signInWords.passwordChanged,
  'mail-sent': signInWords.mailSent,
};

/** What has just happened; `returned` is not said. */
export type SignInNews = keyof typeof sentences | 'returned';

/**
 * The heading above the form. It says what has just happened, and takes the focus on a change from another state of the
 * page, where it would be lost otherwise.
 */
export const SignInHeading = ({ news }: { readonly news: SignInNews | undefined }) => {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // A live region is announced when its text changes, not when it is inserted with text.
  const [said, setSaid] = useState<SignInNews>();
  useEffect(() => {
    setSaid(news);
    if (news !== undefined && news !== 'confirmed') heading.current?.focus();
  }, [news]);
  return (
    <>
      <div>
        <p className={css.soft}>{say(signInWords.portal)}</p>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {say(signInWords.title)}
        </h1>
      </div>
      <div role="status" className={css.said}>
        {said !== undefined && said !== 'returned' && (
          <Notice quiet tone="good" icon="check-circle">
            <p>{say(sentences[said])}</p>
          </Notice>
        )}
      </div>
    </>
  );
};
