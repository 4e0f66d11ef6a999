/** The clock and the calendar of the machine. */
export const calendar = ['Date', 'Intl'];
/** All else that a machine offers. */
export const machine = [
  ...['crypto', 'performance', 'fetch', 'process', 'console', 'globalThis', 'window', 'self', 'global'],
  ...['document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'XMLHttpRequest', 'WebSocket', 'Buffer'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'require'],
];

/** Refuses names that a pure floor may not use. */
export const outside = (names) =>
  names.map((name) => ({ name, message: 'The domain is pure: now, ids and the world are arguments.' }));
