import typeface from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** Has the browser fetch the typeface when it has nothing else to do, so that the page after sign-in is drawn with it. */
export const prefetchTypeface = (document: Document): void => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = 'anonymous';
  link.href = typeface;
  document.head.append(link);
};
