export interface SeedRequest {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A directory that was named for it. */
  readonly directory: string | undefined;
  readonly yes: boolean;
}

const isOff = (value = ''): boolean => ['off', 'false', '0', 'no'].includes(value.trim());

/** Why the demo, whose people have published passwords, is not put there; undefined where it may be. */
export const refusalToSeed = ({ env, directory, yes }: SeedRequest): string | undefined => {
  if (env['PORTICO_ENV']?.trim() === 'production' || isOff(env['PORTICO_DEMO']))
    return 'This installation is no demo (PORTICO_ENV=production or PORTICO_DEMO=off): its people would have published passwords.';
  const isServer =
    directory === undefined && [env['DATABASE_URL'], env['DATABASE_URL_FILE']].some((set) => (set ?? '') !== '');
  return isServer && !yes
    ? 'DATABASE_URL names a server. The demo puts people with published passwords there: say --yes, or name a directory with --data.'
    : undefined;
};
