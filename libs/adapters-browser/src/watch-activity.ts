const signs = ['click', 'scroll', 'keydown', 'touchstart', 'pointerdown'] as const;

/** Calls `note` at every sign of a person (`ACC-234`, `ACC-239`) until the answered function is called. */
export const watchActivity = (target: EventTarget, note: () => void): (() => void) => {
  const listen = { passive: true, capture: true } as const;
  for (const sign of signs) target.addEventListener(sign, note, listen);
  return () => {
    for (const sign of signs) target.removeEventListener(sign, note, listen);
  };
};
