import type { TakenTime as Taken } from '@portico/application/scheduling';
import { useEffect, useRef } from 'react';
import { useWhom } from '../../kit/acted-for.ts';
import { Card } from '../../kit/card.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { waitListWords } from './wait-list.messages.ts';
import css from './wait-list.module.css';

/** The visit booked from an offered time. */
export const TakenTime = ({
  time: { start, location },
  replaced,
}: {
  readonly time: Taken;
  /** It replaced another visit. */
  readonly replaced: boolean;
}) => {
  const say = useWords();
  const whom = useWhom();
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {say(waitListWords.taken)}
      </h2>
      <Card>
        <p className={css.when}>{formats.visit(start, location.timeZone)}</p>
        <p className={css.soft}>{location.office}</p>
      </Card>
      <Notice tone="good" icon="check-circle">
        <p>{replaced ? say(waitListWords.takenNote, whom) : say(waitListWords.takenNew)}</p>
      </Notice>
    </>
  );
};
