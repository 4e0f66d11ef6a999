import type { Fetch } from '../wire/exchange.ts';

/** How one practice takes cards by Clover. */
export interface CloverSettings {
  /** Of charges, refunds and customers, such as `https://scl.clover.com`; no slash at the end. */
  readonly sclAddress: string;
  /** Where cards are exchanged for tokens, such as `https://token.clover.com`. */
  readonly tokenAddress: string;
  /** The merchant's private Ecommerce token. A secret. */
  readonly privateToken: string;
  /** The merchant's public key (`apiAccessKey`), which browsers are told. */
  readonly publicKey: string;
}

/** What the adapter needs of the machine it runs on. */
export interface CloverMachine {
  readonly fetch?: Fetch;
  /** Ends one question, with every request that it takes; after 30 s if absent. */
  readonly deadline?: () => AbortSignal;
  /** Waits so many milliseconds before a request is sent again. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Told of every answer that is no success, for the log: no amounts, no cards, no texts of the processor. */
  readonly report?: (trouble: CloverTrouble) => void;
}

export interface CloverTrouble {
  /** Such as `POST charges`. */
  readonly operation: string;
  /** 0 where there was no answer. */
  readonly status: number;
  readonly code?: string;
}
