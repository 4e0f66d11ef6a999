import './typeface.css';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The second face of `typeface.css`. */
const later = "1em 'Source Sans 3 Later'";

/**
 * Draws the page in the portal's typeface from its first frame on. Where the typeface came too late for that, the page that is
 * being read never changes to it; the next one has it.
 */
export const useTypeface = (): void => {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const { documentElement, fonts } = document;
    const isThere = documentElement.hasAttribute('data-typeface') && isLoaded(fonts);
    documentElement.setAttribute('data-typeface', isThere ? 'later' : '');
  }, [pathname]);
  useEffect(() => {
    void load(document.fonts);
  }, []);
};

/** Undefined where there is no page to draw. */
type Fonts = FontFaceSet | undefined;

const isLoaded = (fonts: Fonts): boolean => fonts?.check(later) ?? false;

const load = async (fonts: Fonts): Promise<void> => {
  try {
    await fonts?.load(later);
  } catch {
    // Without a network the letters stay as they are.
  }
};
