import { useState } from 'react';
import type { Portal } from './composition/compose.ts';

interface StartOver {
  readonly key: number;
  startOver(): void;
  /** Goes on with what stands here, or with what was typed elsewhere. */
  choose(which: 'mine' | 'other'): void;
}

/** One opening of a screen: what it took up may be thrown away or replaced, and it is then put up anew under another key. */
export const useStartOver = ({ drafts }: Pick<Portal, 'drafts'>): StartOver => {
  // Before the screen below is drawn, which takes up what is kept.
  const [key, setKey] = useState(() => {
    drafts.leaveScreen();
    return 0;
  });
  const putUpAnew = (): void => {
    setKey(key + 1);
    focusHeading();
  };
  return {
    key,
    startOver: () => {
      drafts.startOver();
      putUpAnew();
    },
    choose: (which) => {
      drafts.choose(which);
      if (which === 'other') putUpAnew();
      else focusHeading();
    },
  };
};

/** The button that was pressed is gone. */
const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus();
