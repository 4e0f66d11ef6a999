import type { Result } from '@portico/domain/kernel';
import type {
  CardFrame,
  CardFrameRequest,
  CardRefused,
  EnteredCard,
  OpenCardFrame,
  TokenizerFacts,
} from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';

/** Opens the processor's hosted fields. */
export interface HostedCards {
  readonly facts: TokenizerFacts | undefined;
  readonly open: OpenCardFrame | undefined;
}

export type HostedCardLook = Omit<CardFrameRequest, 'facts' | 'onChanged'>;

/** The refusals that the frame marks at a field of its own. */
const atFields: ReadonlySet<CardRefused['reason']> = new Set(['number', 'expiry', 'code', 'postal-code']);

/** The processor's hosted fields, which take the number, the date and the code in place of our own. */
export class HostedCardFrame {
  state: 'loading' | 'shown' | 'unreachable' = 'loading';
  /** The refusal that is marked at its field, within the frame. */
  marked: CardRefused['reason'] | undefined;
  /** How often what stands in the fields was changed. */
  changes = 0;

  readonly #hosted: HostedCards | undefined;
  #frame: CardFrame | undefined;

  constructor(hosted: HostedCards | undefined) {
    this.#hosted = hosted;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The number, the date and the code are in the hosted fields, and are not known here. */
  get isUsed(): boolean {
    return this.#hosted?.facts?.kind === 'clover-hosted' && this.#hosted.open !== undefined;
  }

  /** The ZIP code is entered in our own field; with hosted fields, it is one of them. */
  get leavesPostalCode(): boolean {
    return !this.isUsed && this.#hosted?.facts?.postalCode === 'ask';
  }

  /** Shows the hosted fields in `place`; returns a function that removes them. */
  show(place: unknown, look: HostedCardLook): () => void {
    const { facts, open } = this.#hosted ?? {};
    let isOver = false;
    this.state = 'loading';
    this.marked = undefined;
    const opening =
      facts && open ? open(place, { ...look, facts, onChanged: this.change }) : Promise.resolve(undefined);
    void opening.then((frame) => {
      if (isOver) return frame?.close();
      runInAction(() => {
        this.#frame = frame;
        this.state = frame === undefined ? 'unreachable' : 'shown';
      });
    });
    return () => {
      isOver = true;
      this.#frame?.close();
      this.#frame = undefined;
    };
  }

  /** The card's token; undefined while the fields are not shown. */
  async token(holder: string): Promise<Result<EnteredCard, CardRefused> | undefined> {
    const answer = await this.#frame?.token(holder);
    runInAction(() => {
      this.marked = answer?.ok === false && atFields.has(answer.error.reason) ? answer.error.reason : undefined;
    });
    return answer;
  }

  change(): void {
    this.marked = undefined;
    this.changes += 1;
  }

  clearErrors(): void {
    this.marked = undefined;
    this.#frame?.clearErrors();
  }
}
