/** The external address of a portal path with its query, for mails. */
export type LinkTo = (path: string) => string;

/** A path with a query of these values. */
export const withQuery = (path: string, values: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${path}?${pairs.join('&')}`;
};
