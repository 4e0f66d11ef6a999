import type { AvailableHours } from '@portico/application/scheduling';
import { useEffect, useRef, type RefObject } from 'react';
import { focusFromStart } from '../../kit/problems-in-form.ts';

/** The heading of the times, which takes the focus once those of other days are there; `isMeant` is false where news does. */
export const useFocusOnOtherDays = (hours: AvailableHours, isMeant: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(hours);
  useEffect(() => {
    if (shown.current !== hours && isMeant) focusFromStart(heading.current);
    shown.current = hours;
  }, [hours, isMeant]);
  return heading;
};
