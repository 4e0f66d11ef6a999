import { useEffect, useLayoutEffect } from 'react';

// `useLayoutEffect` would warn on the server.
export const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Until hydration, the page of a signed-in person shows the outline of the frame instead of the sign-in form in its
 * HTML. This reports that hydration is done.
 */
export const useTakenOver = (): void => {
  useEarlyEffect(() => document.documentElement.removeAttribute('data-signed-in'), []);
};
