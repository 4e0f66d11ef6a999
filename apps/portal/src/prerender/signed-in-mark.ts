/**
 * Value of `window.name` in a tab with a session, so that a reload shows the outline of the frame at once. It is only a
 * hint without secrets: session storage decides, but reading it before the first paint would delay that paint.
 */
export const signedInMark = 'portico-signed-in';
