import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element once `isOn` becomes true, but not if it is initially: the element pressed last is gone by then.
 * One frame later, since the browser itself moves focus after a mouse press.
 */
export const useFocusWhen = <Focused extends HTMLElement>(isOn: boolean): RefObject<Focused | null> => {
  const focused = useRef<Focused>(null);
  const was = useRef(isOn);
  useEffect(() => {
    const isNew = isOn && !was.current;
    was.current = isOn;
    if (!isNew) return undefined;
    const frame = requestAnimationFrame(() => focused.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isOn]);
  return focused;
};
