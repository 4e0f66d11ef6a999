import {
  readSharedSummary,
  type LinkNotOpened,
  type LinkPayload,
  type ReadSummary,
  type SharedSummaries,
} from '@portico/application/health';
import type { FileDelivery } from '@portico/application/kernel';
import { recipientName } from '@portico/domain/health';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../../kernel/index.ts';

type Phase =
  | { readonly kind: 'asking' | 'opening' }
  | { readonly kind: 'refused'; readonly refused: LinkNotOpened }
  | { readonly kind: 'open'; readonly summary: ReadSummary };

/** Opens a summary that somebody shared: the key stands behind the `#` of the address, which no server is sent. */
export class SharedSummaryViewModel {
  phase: Phase = { kind: 'asking' };
  recipient = '';
  passcode = '';

  readonly #summaries: SharedSummaries;
  readonly #delivery: FileDelivery;
  readonly #utf8: (text: string) => Uint8Array;
  readonly #payload: LinkPayload | undefined;
  readonly #replies = new LatestRequest();
  #json = '';

  constructor(summaries: SharedSummaries, delivery: FileDelivery, utf8: (text: string) => Uint8Array, link: string) {
    this.#summaries = summaries;
    this.#delivery = delivery;
    this.#utf8 = utf8;
    this.#payload = summaries.payload(link);
    if (this.#payload === undefined) this.phase = { kind: 'refused', refused: { kind: 'unreadable' } };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get asksPasscode(): boolean {
    return this.#payload?.flag?.includes('P') === true;
  }

  get isComplete(): boolean {
    return recipientName(this.recipient) !== '' && (!this.asksPasscode || this.passcode !== '');
  }

  writeRecipient(recipient: string): void {
    this.recipient = recipient;
  }

  writePasscode(passcode: string): void {
    this.passcode = passcode;
  }

  async open(): Promise<void> {
    const payload = this.#payload;
    if (payload === undefined || !this.isComplete || this.phase.kind === 'opening') return;
    this.phase = { kind: 'opening' };
    const recipient = recipientName(this.recipient);
    const answer = await this.#summaries.open(payload, {
      recipient,
      ...(this.asksPasscode ? { passcode: this.passcode } : {}),
    });
    if (this.#replies.over) return;
    runInAction(() => {
      this.passcode = '';
      const summary = answer.ok ? readSharedSummary(answer.value) : undefined;
      if (answer.ok) this.#json = answer.value;
      if (summary !== undefined) this.phase = { kind: 'open', summary };
      else this.phase = { kind: 'refused', refused: answer.ok ? { kind: 'unreadable' } : answer.error };
    });
  }

  /** The file, for the program of an office. */
  download(): void {
    const bytes = this.#utf8(this.#json);
    this.#delivery.deliver({ name: 'patient-summary.json', mediaType: 'application/fhir+json', bytes });
  }

  dispose(): void {
    this.#replies.stop();
    this.#json = '';
    this.phase = { kind: 'asking' };
  }
}
