/** Where a practice may ask its patients to say something about it, and the hosts of each. */
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
  /** Of `https`, at a host of the network. */
  readonly address: string;
}

/** No user, no port, nothing that a browser reads in another way than it is written. */
const plainAddress = /^https:\/\/([a-z0-9.-]+)(?:[/?#][A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]*)?$/;

/** The only way in: a practice's own page at one of the networks; nothing else is ever a link in the portal. */
export const parseSocialLink = (raw: {
  readonly network: string;
  readonly address: string;
}): SocialNetworkLink | undefined => {
  const network = socialNetworks.find((known) => known === raw.network);
  const host = plainAddress.exec(raw.address)?.[1];
  if (network === undefined || host === undefined) return undefined;
  return hosts[network].some((known) => known === host) ? { network, address: raw.address } : undefined;
};
