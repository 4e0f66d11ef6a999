/** What an installation may set without a build: `/config.json`, fetched once at startup (`ACC-405`, `ACC-408`). */
export interface RuntimeConfig {
  /** Address of the gateway, `/graphql` on the portal's own origin unless set. */
  readonly gateway?: string;
  /** Seconds without activity until the session ends; at most 600 (`ACC-238`). */
  readonly inactivitySeconds?: number;
}

/** The configuration, or the defaults where it is missing: then the console says so and nothing else (`ACC-407`). */
export const loadRuntimeConfig = async (
  ask: typeof fetch,
  complain: (message: string) => void,
): Promise<RuntimeConfig> => {
  try {
    const answer = await ask('/config.json', { credentials: 'same-origin' });
    const raw: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof raw === 'object' && raw !== null) return parse(raw);
  } catch {
    // Falls through: unreachable, or not JSON.
  }
  complain('The configuration file /config.json could not be read; the defaults are used.');
  return {};
};

const parse = (raw: object): RuntimeConfig => {
  const { gateway, inactivitySeconds } = raw as Readonly<Record<string, unknown>>;
  return {
    ...(typeof gateway === 'string' && gateway !== '' ? { gateway } : {}),
    ...(typeof inactivitySeconds === 'number' && inactivitySeconds > 0 ? { inactivitySeconds } : {}),
  };
};
