import { useEffect, useRef } from 'react';
import { useWords } from '../../words/use-words.ts';
import { titleWords } from '../titles/index.ts';
import css from './entrance.module.css';

/** The title of a state of the login screen: takes the focus, and names the page. */
export const EntranceTitle = ({ text }: { readonly text: string }) => {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const portal = say(titleWords.portal);
  useEffect(() => void heading.current?.focus(), []);
  useEffect(() => {
    document.title = `${text} · ${portal}`;
  }, [text, portal]);
  return (
    <h1 ref={heading} tabIndex={-1} className={css.title}>
      {text}
    </h1>
  );
};
