import { createHash } from 'node:crypto';
import { noIdentityProviders, type Config, type IdentityProvidersFile } from './config/index.ts';
import { eventsPath } from './server/index.ts';

export type AnalyticsSink = NonNullable<Config['analytics']>;

/** What a portal knows at run time, as it stands in `/config.json` (`ACC-408`). The gateway's address is the portal's own origin. */
export const runtimeConfigOf = ({
  analytics,
  stores,
  practiceSignIn,
  support,
  videoOrigins,
  signIn = noIdentityProviders,
}: Pick<Config, 'analytics' | 'stores' | 'practiceSignIn' | 'support' | 'videoOrigins'> & {
  readonly signIn?: IdentityProvidersFile;
}): Readonly<Record<string, unknown>> => ({
  gateway: '/graphql',
  analytics: { enabled: analytics !== undefined, ...toldTo(analytics) },
  stores,
  practiceSignIn,
  support,
  videoOrigins,
  // Names alone: the rest is between the gateway and the provider. Read at each request, as they may change.
  get identityProviders() {
    return signIn.providers.map(({ id, name }) => ({ id, name }));
  },
  get identityProvidersOnly() {
    return signIn.only;
  },
});

/** Portals tell the gateway, which hands it on; a demo's page of their own origin is told by them (ADR 89). */
const toldTo = (analytics: AnalyticsSink | undefined): AnalyticsSink | undefined => {
  if (analytics === undefined || isOwnPage(analytics)) return analytics;
  return { address: eventsPath, token: eventToken(analytics) };
};

/** Where the gateway hands events on to. */
export const forwardedTo = ({ analytics }: Pick<Config, 'analytics'>): AnalyticsSink | undefined =>
  analytics === undefined || isOwnPage(analytics) ? undefined : analytics;

const isOwnPage = ({ address }: AnalyticsSink): boolean => address.startsWith('/');

/** What portals show to the gateway in place of the collector's own token, which stays there. */
export const eventToken = ({ token }: AnalyticsSink): string =>
  createHash('sha256').update(`events ${token}`).digest('hex').slice(0, 32);

/** A passkey belongs to a name and never to a number, so that one's own machine is called by its name. */
export const spokenOf = (url: string): string => url.replace('//127.0.0.1:', '//localhost:');
