import { createContext } from 'react';

/** Whether a typed signature is the full name is asked once it is to be sent, never before. */
export interface NameQuestion {
  /** The names that are asked about. */
  readonly asked: readonly string[];
  /** Sends the form with them. */
  readonly confirm: () => void;
}

export const NameQuestionContext = createContext<NameQuestion>({ asked: [], confirm: () => undefined });
