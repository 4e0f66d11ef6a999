import { keyOf, type CloverAnswer, type CloverClient, type CloverRequest } from './client.ts';

type Answered = Extract<CloverAnswer, { readonly kind: 'answered' }>;

export interface KeyedStep<Done> {
  /** `operation` and `of` make its keys. */
  readonly operation: string;
  readonly of: string;
  readonly request: Omit<CloverRequest, 'key'>;
  /** The end that an answer proves, if it does. */
  done(answer: Answered): Done | undefined;
  /** What Clover's books say of it; `nothing` proves that it did not happen. */
  look(): Promise<Done | 'nothing' | 'unknown'>;
  /** The end that a refusal is where nothing happened. */
  refused(answer: Answered): Done | undefined;
}

/** So many keys one call uses at most. */
const KEYS = 3;

/**
 * Takes one step at Clover once. Whether an error is kept under its key, and for how long, is said nowhere: where the same
 * error is answered to the same key twice, and the books show in between that nothing happened, the step is asked for
 * under its next key.
 */
export const takeStep = async <Done>(client: CloverClient, step: KeyedStep<Done>): Promise<Done | 'unknown'> => {
  for (let key = 0; key < KEYS; key += 1) {
    const name = key === 0 ? step.operation : `${step.operation} ${key}`;
    const ask = () => client.ask({ ...step.request, key: keyOf(name, step.of) });
    const first = await ask();
    const end = await endOf(step, first);
    if (end !== 'nothing') return end;
    const error = errorOf(first);
    if (error === undefined) return 'unknown';
    const second = await ask();
    const endNow = await endOf(step, second);
    if (endNow !== 'nothing') return endNow;
    if (errorOf(second) !== error) return 'unknown';
  }
  return 'unknown';
};

const endOf = async <Done>(step: KeyedStep<Done>, answer: CloverAnswer): Promise<Done | 'nothing' | 'unknown'> => {
  const done = answer.kind === 'answered' ? step.done(answer) : undefined;
  if (done !== undefined) return done;
  const found = await step.look();
  if (found !== 'nothing' || answer.kind !== 'answered' || answer.doubtful || isPassing(answer.status)) return found;
  return step.refused(answer) ?? 'nothing';
};

/** The status of an error that says nothing about the step itself. */
const errorOf = (answer: CloverAnswer): number | undefined =>
  answer.status !== undefined && isPassing(answer.status) ? answer.status : undefined;

const isPassing = (status: number): boolean => status === 401 || status === 403 || status === 429 || status >= 500;
