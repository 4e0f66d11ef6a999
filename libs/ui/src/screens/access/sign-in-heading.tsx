import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './sign-in-screen.module.css';
import { signInWords } from './sign-in.messages.ts';

/** Over the form. For whoever just signed out it has the focus, which else would be nowhere, and says what happened. */
export const SignInHeading = ({ justLeft }: { readonly justLeft: boolean }) => {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // A status is heard when its words come into it, not when it comes with them.
  const [said, setSaid] = useState(false);
  useEffect(() => {
    setSaid(justLeft);
    if (justLeft) heading.current?.focus();
  }, [justLeft]);
  return (
    <>
      <div>
        <p className={css.soft}>{say(signInWords.portal)}</p>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {say(signInWords.title)}
        </h1>
      </div>
      <div role="status" className={css.said}>
        {said && (
          <Notice quiet tone="good" icon="check-circle">
            <p>{say(signInWords.signedOut)}</p>
          </Notice>
        )}
      </div>
    </>
  );
};
