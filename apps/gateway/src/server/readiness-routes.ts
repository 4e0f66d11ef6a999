import { type Noted, plainReply, type Reply } from './http-reply.ts';
import { inertPolicy } from './security-headers.ts';

/** Name → whether that part can do its work now; one that throws cannot. */
export type Readiness = Readonly<Record<string, () => boolean | Promise<boolean>>>;

export interface StateRoutesOptions {
  readonly readiness: Readiness;
  readonly isClosing: () => boolean;
}

/** What those who run the gateway ask from outside: does the process live, can it take requests. */
export const stateRoutes =
  ({ readiness, isClosing }: StateRoutesOptions) =>
  async (path: string): Promise<(Noted & { readonly reply: Reply }) | undefined> => {
    switch (path) {
      case '/healthz':
        return { route: 'healthz', reply: plainReply(200, 'ok', ...inertPolicy) };
      case '/readyz': {
        const waiting = isClosing() ? ['closing'] : await notReady(readiness);
        const text = waiting.length === 0 ? 'ready' : `not ready: ${waiting.join(', ')}`;
        return { route: 'readyz', reply: plainReply(waiting.length === 0 ? 200 : 503, text, ...inertPolicy) };
      }
      default:
        return undefined;
    }
  };

const notReady = async (readiness: Readiness): Promise<readonly string[]> => {
  const states = await Promise.all(
    Object.entries(readiness).map(async ([name, isReady]) => {
      try {
        return (await isReady()) ? [] : [name];
      } catch {
        return [name];
      }
    }),
  );
  return states.flat();
};
