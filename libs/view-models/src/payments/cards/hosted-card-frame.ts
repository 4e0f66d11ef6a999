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

/** The processor's hosted fields, which take the number, the date and the code in place of our own. */
export class HostedCardFrame {
  state: 'loading' | 'shown' | 'unreachable' = 'loading';

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
  show(place: unknown, look: Omit<CardFrameRequest, 'facts'>): () => void {
    const { facts, open } = this.#hosted ?? {};
    let isOver = false;
    this.state = 'loading';
    const opening = facts && open ? open(place, { ...look, facts }) : Promise.resolve(undefined);
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
  token(holder: string): Promise<Result<EnteredCard, CardRefused>> | undefined {
    return this.#frame?.token(holder);
  }
}
