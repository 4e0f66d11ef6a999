/**
 * The contexts of the house in the one written direction: a context may import those that stand before it, never one
 * that stands behind it, so there are no circles. `titles`, `system` and `frame` are rooms of the screens alone: the page titles, the pages of
 * trouble, and the frame around everything. A new context is entered here first.
 */
export const contexts = [
  'kernel',
  'titles',
  'system',
  'practices',
  'notices',
  'activity',
  'access',
  'recovery',
  'signup',
  'authentication',
  'guests',
  'support',
  'profile',
  'scheduling',
  'forms',
  'payments',
  'messages',
  'health',
  'appointments',
  'visits',
  'surveys',
  'delegates',
  'dashboard',
  'frame',
];
