import type { PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { GuestEntry, GuestLink, PracticeBranding } from '@portico/application/guests';

/** The port that returns the practice in whose name a page speaks. */
export interface NamesPractice {
  entry(link: GuestLink): ServiceResult<Pick<GuestEntry, 'practice'>>;
}

/**
 * A page with only a text in a practice's name. The address contains the practice's id, and the name is loaded, so that
 * links cannot inject text into the portal. Without the name the page shows the same text.
 */
export class PracticePageViewModel {
  practice: PracticeBranding | undefined;
  looking = true;

  readonly #guests: NamesPractice;
  readonly #id: PracticeId | undefined;
  readonly #replies = new LatestRequest();

  constructor(guests: NamesPractice, id: PracticeId | undefined) {
    this.#guests = guests;
    this.#id = id;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer =
      this.#id === undefined ? undefined : await this.#guests.entry({ purpose: 'guest-pay', practice: this.#id });
    if (!wanted()) return;
    runInAction(() => {
      this.practice = answer?.ok === true ? answer.value.practice : undefined;
      this.looking = false;
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
