import './typeface.css';
import { useLayoutEffect } from 'react';

/** Draws the page in the portal's typeface from its first frame on; a page that is being read never changes to it. */
export const useTypeface = (): void => {
  useLayoutEffect(() => document.documentElement.setAttribute('data-typeface', ''), []);
};
