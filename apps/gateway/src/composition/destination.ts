/**
 * Where a stored address may lead: a path of the portal with its query, where it is the portal's own; else the address
 * itself, by HTTPS and at an origin that is named. Nothing else, so that no link of ours becomes a way to somebody else's
 * page (`ACC-021`).
 */
export const destinationOf = (stored: string, portal: string, origins: readonly string[]): string | undefined => {
  const base = new URL(portal);
  const there = URL.canParse(stored, portal) ? new URL(stored, base) : undefined;
  if (there === undefined || there.username !== '' || there.password !== '') return undefined;
  if (there.origin === base.origin) return `${there.pathname.replace(/^\/+/, '/')}${there.search}${there.hash}`;
  return there.protocol === 'https:' && origins.includes(there.origin) ? there.href : undefined;
};
