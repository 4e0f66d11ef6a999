import { workCount, workLimits, type Acting, type Tries, type WorkKind } from '@portico/domain/access';
import { failed, type Instant, type Result } from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';

/**
 * The key that a person's work is counted by: the calling account, regardless of whom it acts for; for a guest, the
 * link's chart.
 */
export const whoAsks = ({ actor, subject }: Acting): string =>
  actor.kind === 'patient' || actor.kind === 'delegate'
    ? `account ${actor.account}`
    : `guest ${subject.charts.map(({ practice, patient }) => `${practice}/${patient}`).join(' ')}`;

/** Counts expensive or outgoing work before it is done (`SEC-S5`). */
export class WorkCounter {
  readonly #tries: Pick<Tries, 'take'>;
  /** Called for every refusal. */
  readonly #onRefused: (kind: WorkKind) => void;
  readonly #running = new Map<string, number>();

  constructor(tries: Pick<Tries, 'take'>, onRefused: (kind: WorkKind) => void) {
    this.#tries = tries;
    this.#onRefused = onRefused;
  }

  /** Does the work, or refuses it if the caller has requested too much work of its kind. */
  async counted<T, E>(
    kind: WorkKind,
    who: string,
    now: Instant,
    work: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Failure>> {
    const { key, limit } = workCount(kind, who);
    const running = this.#running.get(key) ?? 0;
    if (running >= (workLimits[kind].atOnce ?? Infinity)) {
      this.#onRefused(kind);
      return failed({ kind: 'too-many-requests' });
    }
    this.#running.set(key, running + 1);
    try {
      const verdict = await this.#tries.take([{ key, limit }], now);
      if (verdict.kind === 'may-try') return await work();
      this.#onRefused(kind);
      return failed({ kind: 'too-many-requests', until: verdict.until });
    } finally {
      this.#end(key);
    }
  }

  #end(key: string): void {
    const left = (this.#running.get(key) ?? 1) - 1;
    if (left > 0) this.#running.set(key, left);
    else this.#running.delete(key);
  }
}

/** Methods of a service, with the kind of work that each of them is. */
export type Costly<Service> = { readonly [Method in keyof Service]?: WorkKind };

type Asked = (...given: readonly unknown[]) => Promise<Result<unknown, unknown>>;

/** The same service, with its expensive methods counted before they run. Each of them may return any `Failure`. */
export const countedBy = <Service extends object>(
  counter: Pick<WorkCounter, 'counted'>,
  service: Service,
  costly: Costly<Service>,
  { who, now }: { readonly who: string; readonly now: Instant },
): Service => {
  const wrapped = (method: keyof Service, kind: WorkKind): Asked => {
    const ask = Reflect.get(service, method) as Asked;
    return (...given) => counter.counted(kind, who, now, () => ask.call(service, ...given));
  };
  return new Proxy(service, {
    get: (target, name) => {
      const kind = costly[name as keyof Service];
      if (kind !== undefined) return wrapped(name as keyof Service, kind);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};
