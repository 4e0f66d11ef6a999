import { useEffect, useRef, type ReactNode } from 'react';
import { useNewOutcome } from './outcome-line.tsx';
import { Notice } from './notice.tsx';

/**
 * The success of an action. It takes view and focus, wherever the button was that led to it, which announces it. A new
 * value of `of` is new news.
 */
export const News = ({ of, children }: { readonly of: unknown; readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useNewOutcome(of);
  useEffect(() => {
    // One frame later, since the browser itself moves focus after a mouse press.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [of]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="good" icon="check-circle" quiet>
        {children}
      </Notice>
    </div>
  );
};
