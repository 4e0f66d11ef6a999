/** The address, as it is reached from outside, of a path of the portal with its query: for what is mailed. */
export type LinkTo = (path: string) => string;
