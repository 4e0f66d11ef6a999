/**
 * The target that a stored address may lead to: a path and query for the portal's own origin; else the full address,
 * HTTPS only and at an allowed origin. Anything else is undefined, so that our links are no open redirect (`ACC-021`).
 */
export const destinationOf = (stored: string, portal: string, origins: readonly string[]): string | undefined => {
  const base = new URL(portal);
  const there = URL.canParse(stored, portal) ? new URL(stored, base) : undefined;
  if (there === undefined || there.username !== '' || there.password !== '') return undefined;
  if (there.origin === base.origin) return `${there.pathname.replace(/^\/+/, '/')}${there.search}${there.hash}`;
  return there.protocol === 'https:' && origins.includes(there.origin) ? there.href : undefined;
};
