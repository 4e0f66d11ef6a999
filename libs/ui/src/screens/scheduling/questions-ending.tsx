import type { GuidedQuestions } from '@portico/application/scheduling';
import { useId, type RefObject } from 'react';
import { ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { emergencyNumber, isOfEmergency } from '../../words/emergency-text.tsx';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import css from './add-appointment.module.css';
import { guidedWords } from './intelligent-scheduler.messages.ts';

interface EndingProps {
  readonly practice: GuidedQuestions['practice'];
  readonly text: string;
  /** Takes the focus once the ending stands in place of a question. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The practice's notice that this cannot be booked in the portal, with its phone number (`ACC-321`). One that names 911
 * is the loudest part of the page, and calls it with one press.
 */
export const QuestionsEnding = ({ practice, text, heading }: EndingProps) => {
  const say = useWords();
  const isEmergency = isOfEmergency(text);
  const call = (
    <a href={callTo(practice.phone)} className={css.call}>
      {say(guidedWords.call, { practice: practice.name, phone: practice.phone })}
    </a>
  );
  if (isEmergency) {
    return (
      <>
        <Emergency text={text} heading={heading} />
        {call}
      </>
    );
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {say(guidedWords.endTitle)}
      </h2>
      <Notice tone="wait" quiet>
        <p>{text}</p>
        {call}
      </Notice>
    </>
  );
};

/** The focus on the heading reads the notice too, so that a screen reader needs no further key for it. */
const Emergency = ({ text, heading }: Pick<EndingProps, 'text' | 'heading'>) => {
  const say = useWords();
  const told = useId();
  return (
    <div className={css.emergency} data-wrong>
      <h2 ref={heading} tabIndex={-1} className={css.emergencyTitle} aria-describedby={told}>
        {say(guidedWords.emergencyTitle)}
      </h2>
      <p id={told}>{text}</p>
      <ButtonLink wide icon="phone" className={css.emergencyCall} href={`tel:${emergencyNumber}`}>
        {say(guidedWords.emergencyCall)}
      </ButtonLink>
    </div>
  );
};
