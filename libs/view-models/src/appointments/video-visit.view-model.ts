import { callStatus } from '@portico/domain/appointments';
import type { Instant } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

import {
  refOf,
  sameVisit,
  type ListedAppointment,
  type VideoVisits,
  type CallProblem,
} from '@portico/application/appointments';

/** An opened tab that waits for its address. */
export interface WaitingTab {
  go(address: string): void;
  close(): void;
}

export interface VideoVisitDeps {
  readonly videoVisits: VideoVisits;
  readonly clock: { now(): Instant };
  /** Must be called while a press is handled; undefined if the browser blocks it. */
  readonly openTab: () => WaitingTab | undefined;
  /** Whether the portal opens such an address (`APT-141`). */
  readonly opens: (address: string) => Promise<boolean>;
}

type Phase =
  | { readonly kind: 'idle' }
  /** The notification offers check-in, or the call at once (`APT-133`). */
  | { readonly kind: 'offering-check-in'; readonly listed: ListedAppointment }
  | { readonly kind: 'starting'; readonly listed: ListedAppointment }
  | { readonly kind: 'failed'; readonly listed: ListedAppointment; readonly problem: CallProblem };

/** Joining visits by video from their cards (`APT-133` to `APT-141`, `ACC-257` to `ACC-260`). */
export class VideoVisitViewModel {
  phase: Phase = { kind: 'idle' };
  readonly #deps: VideoVisitDeps;
  readonly #replies = new LatestRequest();

  constructor(deps: VideoVisitDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The button of a card. If check-in is open, offers that first. */
  async press(listed: ListedAppointment): Promise<void> {
    if (this.phase.kind === 'starting') return;
    const standing = callStatus(listed.appointment, this.#deps.clock.now());
    if (standing === 'early' || standing === 'over') return;
    if (standing === 'check-in-first' && listed.canCheckIn) {
      this.phase = { kind: 'offering-check-in', listed };
      return;
    }
    await this.start(listed);
  }

  /**
   * Opens the tab at once, since browsers allow it only during a press, and sends it to the call once the address is
   * loaded.
   */
  async start(listed: ListedAppointment): Promise<void> {
    if (this.phase.kind === 'starting') return;
    const tab = this.#deps.openTab();
    if (tab === undefined) {
      this.phase = { kind: 'failed', listed, problem: { kind: 'blocked' } };
      return;
    }
    this.phase = { kind: 'starting', listed };
    const wanted = this.#replies.expect();
    const answer = await this.#deps.videoVisits.address(refOf(listed));
    const opens = answer.ok && (await this.#deps.opens(answer.value));
    if (!wanted()) {
      tab.close();
      return;
    }
    if (answer.ok && opens) tab.go(answer.value);
    else tab.close();
    runInAction(() => {
      if (opens) this.phase = { kind: 'idle' };
      else this.phase = { kind: 'failed', listed, problem: answer.ok ? { kind: 'no-address' } : answer.error };
    });
  }

  close(): void {
    if (this.phase.kind !== 'starting') this.phase = { kind: 'idle' };
  }

  isStarting(listed: ListedAppointment): boolean {
    return this.phase.kind === 'starting' && sameVisit(this.phase.listed, listed);
  }

  problemOf(listed: ListedAppointment): CallProblem | undefined {
    const { phase } = this;
    return phase.kind === 'failed' && sameVisit(phase.listed, listed) ? phase.problem : undefined;
  }

  dispose(): void {
    this.#replies.stop();
  }
}
