import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to something once `isOn` becomes true, not where it is from the start: what was pressed last is gone by
 * then. A frame later, as the browser itself moves the focus after a press of the mouse.
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
