import { makeAutoObservable } from 'mobx';
import type { PaymentContext, PaymentRequest } from '@portico/application/payments';
import { endingRequest } from './payment-requests.ts';

/** An action that needs confirmation. */
export type PaymentQuestion = 'cancel-plan' | 'delete-one-time';

/** Ends a plan, or takes a payment out of it, once that is confirmed (`MON-093`, `MON-131`). */
export class PaymentEnding {
  question: PaymentQuestion | undefined;

  readonly #context: PaymentContext;
  readonly #isBusy: () => boolean;
  readonly #send: (request: PaymentRequest) => Promise<void>;

  constructor(context: PaymentContext, isBusy: () => boolean, send: (request: PaymentRequest) => Promise<void>) {
    this.#context = context;
    this.#isBusy = isBusy;
    this.#send = send;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks for confirmation of an action that cannot be undone. */
  ask(question: PaymentQuestion): void {
    if (!this.#isBusy()) this.question = question;
  }

  no(): void {
    this.question = undefined;
  }

  async yes(): Promise<void> {
    const { question } = this;
    if (question === undefined) return;
    this.question = undefined;
    const request = endingRequest(this.#context, question);
    if (request !== undefined) await this.#send(request);
  }
}
