import type { OpenedThread } from '@portico/application/messages';
import type { MessageId } from '@portico/domain/messages';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** The newest answer that was not read when the conversation was opened; it stays so while it is shown, until it is answered. */
export const useNewestAnswer = (thread: OpenedThread | undefined): MessageId | undefined => {
  const [seen, setSeen] = useState<{ readonly last?: MessageId; readonly answer?: MessageId }>({});
  const { id: last, fromPatient = false } = thread?.messages.at(-1) ?? {};
  if (thread !== undefined && last !== undefined && last !== seen.last) {
    const kept = thread.unread ? thread.messages.findLast(({ fromPatient }) => !fromPatient)?.id : seen.answer;
    const answer = fromPatient ? undefined : kept;
    setSeen(answer === undefined ? { last } : { last, answer });
  }
  return seen.answer;
};

const isInSight = (top: Element, bottom: Element | null): boolean =>
  top.getBoundingClientRect().top >= 0 &&
  (bottom ?? top).getBoundingClientRect().bottom <= document.documentElement.clientHeight;

/** Brings a new answer into sight, below the heading of its conversation, which takes the focus. */
export const useAnswerInSight = (
  answer: MessageId | undefined,
): { readonly heading: RefObject<HTMLHeadingElement | null>; readonly newest: RefObject<HTMLLIElement | null> } => {
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const { current } = heading;
    if (answer === undefined || current === null) return;
    if (!isInSight(current, newest.current)) current.scrollIntoView({ block: 'start' });
    if (document.activeElement?.closest('form') == null) current.focus({ preventScroll: true });
  }, [answer]);
  return { heading, newest };
};
