/** Networks on which a practice may ask for reviews, with the hosts of each. */
const hosts = {
  Google: ['g.page', 'search.google.com', 'maps.google.com', 'www.google.com', 'maps.app.goo.gl'],
  Facebook: ['facebook.com', 'www.facebook.com', 'm.facebook.com'],
  Yelp: ['yelp.com', 'www.yelp.com', 'm.yelp.com'],
  Healthgrades: ['healthgrades.com', 'www.healthgrades.com'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SocialNetwork = keyof typeof hosts;
export const socialNetworks = Object.keys(hosts) as readonly SocialNetwork[];

export interface SocialNetworkLink {
  readonly network: SocialNetwork;
  /** An `https` address at a host of the network. */
  readonly address: string;
}

/** No user info, no port, nothing that a browser would reinterpret. */
const plainAddress = /^https:\/\/([a-z0-9.-]+)(?:[/?#][A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]*)?$/;

/**
 * The only way to create one: a practice's own page at one of the networks; nothing else is ever a link in the portal.
 */
export const parseSocialLink = (raw: {
  readonly network: string;
  readonly address: string;
}): SocialNetworkLink | undefined => {
  const network = socialNetworks.find((known) => known === raw.network);
  const host = plainAddress.exec(raw.address)?.[1];
  if (network === undefined || host === undefined) return undefined;
  return hosts[network].some((known) => known === host) ? { network, address: raw.address } : undefined;
};
