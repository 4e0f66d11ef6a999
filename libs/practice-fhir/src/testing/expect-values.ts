import type { PracticeConnection, Result } from '@portico/practice-spi';

/** The value of an answer that has to be one. */
export const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`answered ${JSON.stringify(result.error)}`);
  return result.value;
};

export const problemIn = <T>(result: Result<T>) => (result.ok ? { kind: 'ok' } : result.error);

/** A facet that a server has to have. */
export const facet = <N extends keyof PracticeConnection>(
  connection: PracticeConnection,
  name: N,
): NonNullable<PracticeConnection[N]> => {
  const found = connection[name];
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

/** The answer of a function that a server has to offer. */
export const offered = <T>(answer: T | undefined): T => {
  if (answer === undefined) throw new Error('not offered');
  return answer;
};
