import { reaction } from 'mobx';
import { useEffect, useState } from 'react';

/** Leads to another address as soon as something came to be; answers whether it did. */
export const useLedOn = (isDone: () => boolean, to: string, go: (to: string) => void): boolean => {
  const [done, setDone] = useState(false);
  useEffect(
    () =>
      reaction(isDone, (now) => {
        if (!now) return;
        setDone(true);
        go(to);
      }),
    [isDone, to, go],
  );
  return done;
};
