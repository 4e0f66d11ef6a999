import { analyticsNames, type AnalyticsName } from '@portico/application/kernel';
import { jsonReply, plainReply, type Pages } from '@portico/gateway/server';

const inert = ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"];

/** What a demo's portals show when they report; it is no secret. */
export const eventToken = 'demo';

/**
 * A sink for analytics that only counts: `POST /demo/events` takes an event, `/demo/events.json` tells how many there
 * were of each. It keeps nothing else of them, and nothing over a restart.
 */
export const eventPages = (): Pages => {
  const counts = new Map<AnalyticsName, number>();
  return async ({ method, path, body }) => {
    if (path === '/demo/events.json') return jsonReply(200, JSON.stringify(Object.fromEntries(counts)), ...inert);
    if (path !== '/demo/events' || method !== 'POST') return undefined;
    const name = nameIn(await body());
    if (name === undefined) return plainReply(400, 'No event of the portal', ...inert);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return { status: 204, headers: ['cache-control', 'no-store', ...inert], body: undefined };
  };
};

const nameIn = (body: string | undefined): AnalyticsName | undefined => {
  try {
    const { token, event } = JSON.parse(body ?? '') as { readonly token?: unknown; readonly event?: unknown };
    return token === eventToken ? analyticsNames.find((name) => name === event) : undefined;
  } catch {
    return undefined;
  }
};
