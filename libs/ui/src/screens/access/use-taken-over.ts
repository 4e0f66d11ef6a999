import { useEffect, useLayoutEffect } from 'react';

// A server has no layout to wait for, and would warn.
export const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Until React has drawn, the page of a person who is signed in shows the outline of the frame instead of the sign-in
 * form that its HTML holds. This says that React has drawn.
 */
export const useTakenOver = (): void => {
  useEarlyEffect(() => document.documentElement.removeAttribute('data-signed-in'), []);
};
