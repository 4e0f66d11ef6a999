/** The address, as it is reached from outside, of a path of the portal with its query: for what is mailed. */
export type LinkTo = (path: string) => string;

/** A path with a query of these values. */
export const withQuery = (path: string, values: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${path}?${pairs.join('&')}`;
};
