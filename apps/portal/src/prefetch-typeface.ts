import typeface from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** The face of `typeface.css` in which pages are drawn once it is there. */
export const laterFace = 'Source Sans 3 Later';

/**
 * Has the browser fetch the typeface when it has nothing else to do, and make it ready then, so that the page after sign-in
 * is drawn with it from its first frame on: from the cache alone it may come a frame too late, and for the whole page.
 */
export const prefetchTypeface = (document: Document): void => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = 'anonymous';
  link.href = typeface;
  link.onload = () => {
    const face = new FontFace(laterFace, `url(${typeface})`, { weight: '200 900', display: 'swap' });
    document.fonts.add(face);
    // Without a network the letters stay as they are.
    face.load().catch(() => undefined);
  };
  document.head.append(link);
};

/** Undefined where there is no page to draw. */
type Fonts = FontFaceSet | undefined;

/** Asked of the faces themselves: a browser takes a name that it does not know for one of the system, which is there. */
const isLoaded = (fonts: Fonts): boolean =>
  [...(fonts ?? [])].some(({ family, status }) => family.includes(laterFace) && status === 'loaded');

/** Draws what comes next in the typeface, if it is there: what is being read never changes to it. */
export const drawInTypeface = (document: Document): boolean => {
  const loaded = isLoaded(document.fonts);
  if (loaded) document.documentElement.setAttribute('data-typeface', 'later');
  return loaded;
};
