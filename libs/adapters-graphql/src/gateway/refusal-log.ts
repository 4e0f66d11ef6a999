import { logRefused, type Asked, type Unfulfilled } from '@portico/services/activity';
import type { Activity, ActivityLog } from '@portico/domain/activity';
import type { Result } from '@portico/domain/kernel';
import { expectedExtensions } from './engine/index.ts';

export interface RefusalLogDeps {
  readonly activityLog: ActivityLog;
  /** In whose name the request is refused; asked only once it is. */
  readonly by: () => Promise<Omit<Activity, 'action'>>;
}

/** What was refused or failed within one request, once for each operation; what a service wrote down is not written twice. */
export class RefusalLog {
  readonly #deps: RefusalLogDeps;
  readonly #noted = new Set<string>();
  /** Failures that services wrote down and no operation has answered with yet. */
  #told = 0;

  constructor(deps: RefusalLogDeps) {
    this.#deps = deps;
  }

  /** For the services of the request. */
  readonly onFailureLogged: NonNullable<Asked['onFailureLogged']> = () => {
    this.#told += 1;
  };

  async note(operation: string, how: Unfulfilled): Promise<void> {
    if (this.#noted.has(operation)) return;
    this.#noted.add(operation);
    if (this.#told > 0) {
      this.#told -= 1;
      return;
    }
    await logRefused(this.#deps.activityLog, await this.#deps.by(), operation, how);
  }

  /** Writes down a refusal that is told as an answer; hands the answer on. */
  async told<T, E extends { readonly kind: string }>(
    operation: string,
    answer: Result<T, E> | Promise<Result<T, E>>,
  ): Promise<Result<T, E>> {
    const settled = await answer;
    if (!settled.ok) await this.note(operation, { outcome: 'refused', reason: settled.error.kind });
    return settled;
  }

  /** Writes down why a field was not answered, and refuses it with what was thrown. */
  async refuse(operation: string, thrown: unknown): Promise<never> {
    const extensions = expectedExtensions(thrown);
    const reason = extensions === undefined ? 'malfunction' : (extensions['reason'] ?? extensions.code);
    const outcome = extensions === undefined ? 'failed' : 'refused';
    await this.note(operation, { outcome, reason: String(reason) }).catch((alsoThrown: unknown) => {
      // A line that cannot be written must not hide what went wrong before it, and must not be lost where nothing did.
      if (outcome === 'refused') throw alsoThrown;
    });
    throw thrown;
  }
}
