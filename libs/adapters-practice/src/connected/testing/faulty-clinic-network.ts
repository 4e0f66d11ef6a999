import type { Answer, Call, Result } from '@portico/practice-spi';

/** Thrown where a test plants the death of the gateway. */
export class GatewayDied extends Error {}

/** The way to a clinic's system, as a test orders it: away, slow, losing answers, or the last thing that the gateway sees. */
export class ClinicNetwork {
  /** The functions that were called, in order. */
  readonly calls: string[] = [];
  away = false;
  /** Answers only when the call's deadline is over. */
  readonly slow = new Set<string>();
  /** The next write is done, and its answer is lost. */
  readonly losesAnswer = new Set<string>();
  /** The next write is lost on its way, and answered as `unknown`. */
  readonly losesWrite = new Set<string>();
  /** The next write arrives only when `arriveLate` is called, and is answered as `unknown`. */
  readonly delays = new Set<string>();
  readonly #onTheWay: (() => unknown)[] = [];
  /** The gateway dies after the next write is done. */
  readonly dies = new Set<string>();
  /** What the staff does before the next call of a function arrives. */
  readonly meanwhile = new Map<string, () => void>();

  async read<T>(place: string, { signal }: Call, work: () => Result<T>): Answer<T> {
    await this.#arrive(place);
    if (this.away) return { ok: false, error: { kind: 'away' } };
    if (this.slow.has(place)) {
      await aborted(signal);
      return { ok: false, error: { kind: 'away' } };
    }
    return work();
  }

  arriveLate(): void {
    for (const work of this.#onTheWay.splice(0)) work();
  }

  async #arrive(place: string): Promise<void> {
    this.calls.push(place);
    await Promise.resolve();
    const staff = this.meanwhile.get(place);
    this.meanwhile.delete(place);
    staff?.();
  }

  async write<T>(place: string, { signal }: Call, work: () => Result<T>): Answer<T> {
    await this.#arrive(place);
    if (this.away) return { ok: false, error: { kind: 'away' } };
    if (this.losesWrite.delete(place)) return { ok: false, error: { kind: 'unknown' } };
    if (this.delays.delete(place)) {
      this.#onTheWay.push(work);
      return { ok: false, error: { kind: 'unknown' } };
    }
    const answer = work();
    if (this.dies.delete(place)) throw new GatewayDied(place);
    if (this.slow.has(place)) await aborted(signal);
    return this.slow.has(place) || this.losesAnswer.delete(place) ? { ok: false, error: { kind: 'unknown' } } : answer;
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
