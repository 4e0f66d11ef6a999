const signs = ['click', 'scroll', 'keydown', 'touchstart', 'pointerdown'] as const;

/**
 * Calls `note` at every sign of a person (`ACC-234`, `ACC-239`) until the answered function is called. A frame of the
 * portal's own origin tells of those within it by a message of the kind `activity` (`APT-205`).
 */
export const watchActivity = (target: EventTarget, note: () => void, origin?: string): (() => void) => {
  const listen = { passive: true, capture: true } as const;
  const hear = (event: Event): void => {
    if (event instanceof MessageEvent && event.origin === origin && isActivity(event.data)) note();
  };
  for (const sign of signs) target.addEventListener(sign, note, listen);
  target.addEventListener('message', hear);
  return () => {
    for (const sign of signs) target.removeEventListener(sign, note, listen);
    target.removeEventListener('message', hear);
  };
};

const isActivity = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'kind') === 'activity';
