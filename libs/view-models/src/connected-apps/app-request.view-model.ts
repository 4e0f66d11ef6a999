import type { AppDecision, AppPerson, AskedAccess, ConnectedApps } from '@portico/application/connected-apps';
import type { Failure } from '@portico/application/kernel';
import type { AccessTopic } from '@portico/domain/connected-apps';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** No app of that name, or not at that address: there is nowhere to go back to. */
  | { readonly kind: 'unknown-app' }
  | { readonly kind: 'ready'; readonly asks: AskedAccess }
  /** The browser is on its way to the app. */
  | { readonly kind: 'leaving' };

type Asked = Pick<ConnectedApps, 'asked' | 'decide'>;

/** What an app asks a person to allow, and their answer. */
export class AppRequestViewModel {
  phase: Phase = { kind: 'loading' };
  /** For whom it is allowed. */
  person: AppPerson | undefined;
  /** What of it the app may read. */
  chosen: readonly AccessTopic[] = [];
  busy = false;
  failure: Failure | undefined;

  readonly #apps: Asked;
  readonly #request: AppDecision['request'];
  readonly #leaveFor: (address: string) => void;
  readonly #replies = new LatestRequest();

  constructor(apps: Asked, request: AppDecision['request'], leaveFor: (address: string) => void) {
    this.#apps = apps;
    this.#request = request;
    this.#leaveFor = leaveFor;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#apps.asked(this.#request);
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) {
        this.phase = { kind: 'ready', asks: answer.value };
        this.person = answer.value.people[0];
        this.chosen = answer.value.topics;
      } else this.#stopAt(answer.error);
    });
  }

  choose(person: AppPerson): void {
    if (!this.busy) this.person = person;
  }

  toggle(topic: AccessTopic): void {
    if (this.busy || this.phase.kind !== 'ready') return;
    const isLeft = (one: AccessTopic): boolean => this.chosen.includes(one) !== (one === topic);
    this.chosen = this.phase.asks.topics.filter(isLeft);
  }

  allow(): Promise<void> {
    const { person, chosen, phase } = this;
    if (person === undefined || phase.kind !== 'ready' || chosen.length === 0) return Promise.resolve();
    const { profile } = person;
    const isWhole = chosen.length === phase.asks.topics.length;
    return this.#decide({
      allow: true,
      ...(profile === undefined ? {} : { profile }),
      ...(isWhole ? {} : { topics: chosen }),
    });
  }

  decline(): Promise<void> {
    return this.#decide({ allow: false });
  }

  dispose(): void {
    this.#replies.stop();
  }

  async #decide(decision: Omit<AppDecision, 'request'>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = undefined;
    const wanted = this.#replies.expect();
    const answer = await this.#apps.decide({ request: this.#request, ...decision });
    if (!wanted()) return;
    runInAction(() => {
      this.busy = false;
      if (answer.ok) this.#leave(answer.value);
      else if (answer.error.kind === 'unknown-app' || answer.error.kind === 'app-sent-back') this.#stopAt(answer.error);
      else this.failure = answer.error;
    });
  }

  #stopAt(error: Extract<Awaited<ReturnType<Asked['asked']>>, { readonly ok: false }>['error']): void {
    if (error.kind === 'app-sent-back') this.#leave(error.address);
    else this.phase = error.kind === 'unknown-app' ? { kind: 'unknown-app' } : { kind: 'failed', failure: error };
  }

  #leave(address: string): void {
    this.phase = { kind: 'leaving' };
    this.#leaveFor(address);
  }
}
