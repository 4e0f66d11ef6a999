import { useState } from 'react';
import type { Portal } from './composition/compose.ts';

/** One opening of a screen: what it took up may be thrown away, and the screen is then put up anew under another key. */
export const useStartOver = ({ drafts }: Pick<Portal, 'drafts'>): { readonly key: number; startOver(): void } => {
  // Before the screen below is drawn, which takes up what is kept.
  const [key, setKey] = useState(() => {
    drafts.resumed.clear();
    return 0;
  });
  const startOver = (): void => {
    drafts.startOver();
    setKey(key + 1);
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return { key, startOver };
};
