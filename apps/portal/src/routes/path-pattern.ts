/** A path of the table as the text of a regular expression. Addresses are compared as routers do: case does not count. */
export const patternOf = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .map((segment) =>
      segment === '*' ? '(?:/.*)?' : segment.startsWith(':') ? '/[^/]+' : `/${segment.replace(/\W/g, '\\$&')}`,
    )
    .join('');

/** Matches any of these paths, with or without a slash at the end. */
export const matcherOf = (paths: readonly string[]): RegExp =>
  new RegExp(`^(?:${paths.map(patternOf).join('|')})/?$`, 'i');

const weight = (segment: string): string => (segment === '*' ? '0' : segment.startsWith(':') ? '1' : '2');

/** Literal paths win over parameters, and parameters over a rest (`ACC-123`): the greater text wins. */
export const rankOf = (path: string): string => path.split('/').map(weight).join('');
