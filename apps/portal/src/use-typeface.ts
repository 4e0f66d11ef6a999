import './typeface.css';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { drawInTypeface, laterFace } from './prefetch-typeface.ts';

/**
 * Draws the page in the portal's typeface from its first frame on. Where the typeface came too late for that, the page that is
 * being read never changes to it; the next one has it.
 */
export const useTypeface = (): void => {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (!drawInTypeface(document)) document.documentElement.setAttribute('data-typeface', '');
  }, [pathname]);
  useEffect(() => {
    void load(document.fonts);
  }, []);
};

/** Undefined where there is no page to draw. */
type Fonts = FontFaceSet | undefined;

const load = async (fonts: Fonts): Promise<void> => {
  try {
    await fonts?.load(`1em '${laterFace}'`);
  } catch {
    // Without a network the letters stay as they are.
  }
};
