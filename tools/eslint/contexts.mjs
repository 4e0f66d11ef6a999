/**
 * The contexts of the house in the one written direction: a context may import those that stand before it, never one
 * that stands behind it, so there are no circles. `titles`, `system`, `entrance`, `open` and `frame` are rooms of the screens alone: the page titles, the pages of
 * trouble, what stands around the sign-in form and comes only when needed, and the frames around pages that need no tokens and around everything else. A new context is entered here first.
 */
export const contexts = [
  'kernel',
  'texts',
  'titles',
  'system',
  'practices',
  'notifications',
  'activity',
  'access',
  'open',
  'recovery',
  'entrance',
  'signup',
  'support',
  'drafts',
  'forms',
  'profile',
  'authentication',
  'messages',
  'refills',
  'health',
  'appointments',
  'scheduling',
  'payments',
  'guests',
  'surveys',
  'visits',
  'delegates',
  'connected-apps',
  'dashboard',
  'search',
  'fhir',
  'frame',
];
