/**
 * What goes wrong on the way to a processor. `before`: the request is not processed. `after`: it is, and only the answer
 * is lost.
 */
export type Fault =
  | { readonly kind: 'drop'; readonly when: 'before' | 'after' }
  /** No answer until the double is closed or the caller gives up. */
  | { readonly kind: 'hang'; readonly when: 'before' | 'after' }
  | {
      readonly kind: 'status';
      readonly when: 'before' | 'after';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Words of the processor's own instead of the bare status. */
      readonly body?: Readonly<Record<string, unknown>>;
    }
  /** A page of some proxy instead of the answer. */
  | { readonly kind: 'html'; readonly when: 'before' | 'after'; readonly status: number }
  /** Processed; half of the answer arrives, then the connection is reset. */
  | { readonly kind: 'cut' }
  /** Processed; the answer is whole to HTTP and half to JSON. */
  | { readonly kind: 'truncate' }
  /** Delivered twice; the second answer arrives. */
  | { readonly kind: 'twice' }
  /** Processed and answered, later. */
  | { readonly kind: 'latency'; readonly milliseconds: number };

/** Which requests are meant; all when empty. `path` is compared with the beginning. */
export interface FaultTarget {
  readonly listener?: string;
  readonly method?: string;
  readonly path?: string;
}

interface Planned {
  readonly fault: Fault;
  readonly target: FaultTarget;
  left: number;
}

/** Planned faults, each with a number of times, in order. */
export class Faults {
  readonly #planned: Planned[] = [];

  plan(fault: Fault, target: FaultTarget = {}, times = 1): void {
    this.#planned.push({ fault, target, left: times });
  }

  clear(): void {
    this.#planned.length = 0;
  }

  /** The fault of this request, which is used up. */
  take(listener: string, method: string, path: string): Fault | undefined {
    const index = this.#planned.findIndex(
      ({ target }) =>
        (target.listener ?? listener) === listener &&
        (target.method ?? method) === method &&
        path.startsWith(target.path ?? ''),
    );
    const planned = this.#planned[index];
    if (planned === undefined) return undefined;
    planned.left -= 1;
    if (planned.left <= 0) this.#planned.splice(index, 1);
    return planned.fault;
  }
}
