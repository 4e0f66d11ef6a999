/** A page of the portal that runs nothing, where a tab can be given what it holds. */
export const quietPage = '/healthz';
