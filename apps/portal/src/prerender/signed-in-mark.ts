/**
 * The name that a tab bears while somebody is signed in there: a page that is loaded anew in it shows the outline of the
 * frame at once. It tells nothing and opens nothing; session storage decides, but to ask it before the first paint would
 * hold that paint up.
 */
export const signedInMark = 'portico-signed-in';
