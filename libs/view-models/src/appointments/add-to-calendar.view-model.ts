import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { FileDelivery, Failure } from '@portico/application/kernel';
import { LatestRequest } from '../kernel/index.ts';
import type { VisitCalendar } from '@portico/application/appointments';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly of: AppointmentId }
  | { readonly kind: 'saved'; readonly of: AppointmentId }
  | { readonly kind: 'failed'; readonly of: AppointmentId; readonly failure: Failure };

/** Saves calendar files of visits, one at a time; shared by all buttons on a screen. */
export class AddToCalendarViewModel {
  phase: Phase = { kind: 'idle' };

  readonly #calendar: VisitCalendar;
  readonly #delivery: FileDelivery;
  readonly #replies = new LatestRequest();

  constructor(calendar: VisitCalendar, delivery: FileDelivery) {
    this.#calendar = calendar;
    this.#delivery = delivery;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async save(practice: PracticeId, appointment: AppointmentId): Promise<void> {
    if (this.phase.kind === 'loading') return;
    this.phase = { kind: 'loading', of: appointment };
    const wanted = this.#replies.expect();
    const answer = await this.#calendar.file(practice, appointment);
    if (!wanted()) return;
    if (answer.ok) this.#delivery.deliver(answer.value);
    runInAction(() => {
      this.phase = answer.ok
        ? { kind: 'saved', of: appointment }
        : { kind: 'failed', of: appointment, failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
