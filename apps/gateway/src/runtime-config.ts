import type { Config } from './config/index.ts';

/** What a portal knows at run time, as it stands in `/config.json` (`ACC-408`). The gateway's address is the portal's own origin. */
export const runtimeConfigOf = ({
  analytics,
  stores,
  practiceSignIn,
  support,
  videoOrigins,
}: Pick<Config, 'analytics' | 'stores' | 'practiceSignIn' | 'support' | 'videoOrigins'>): Readonly<
  Record<string, unknown>
> => ({
  gateway: '/graphql',
  analytics: { enabled: analytics !== undefined, ...analytics },
  stores,
  practiceSignIn,
  support,
  videoOrigins,
});

/** The origin that the portal's pages must be let ask for analytics, unless it is their own. */
export const analyticsOrigins = ({ analytics }: Pick<Config, 'analytics'>): readonly string[] => {
  const url = analytics === undefined ? null : URL.parse(analytics.address);
  return url === null ? [] : [url.origin];
};
