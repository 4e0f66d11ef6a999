import type { Answer, PracticeConnection, Problem, ProblemKind, Result } from '@portico/practice-spi';

/** A law does not hold. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** A law has nothing to say of this system, which declares so. */
export class NotDeclared extends Error {
  override readonly name = 'NotDeclared';
}

export const broken = (why: string): never => {
  throw new Broken(why);
};

export const notDeclared = (why: string): never => {
  throw new NotDeclared(why);
};

export const hold = (condition: boolean, why: string): void => {
  if (!condition) broken(why);
};

export const said = <T>(result: Result<T>): 'ok' | ProblemKind => (result.ok ? 'ok' : result.error.kind);

/** The value of an answer that has to be one. */
export const valueOf = async <T>(answer: Answer<T>, what: string): Promise<T> => {
  const result = await answer;
  return result.ok ? result.value : broken(`${what} answered ${result.error.kind}`);
};

/** The problem of an answer that may be one of these only. */
export const problemOf = async <T>(
  answer: Answer<T>,
  what: string,
  ...kinds: readonly ProblemKind[]
): Promise<Problem> => {
  const result = await answer;
  if (!result.ok && kinds.includes(result.error.kind)) return result.error;
  return broken(`${what} answered ${said(result)} instead of ${kinds.join(' or ')}`);
};

/** A facet, or the law is skipped. */
export const facetOf = <N extends keyof PracticeConnection>(
  connection: PracticeConnection,
  name: N,
): NonNullable<PracticeConnection[N]> => connection[name] ?? notDeclared(`no ${name}`);

/** A function of a facet, or the law is skipped. */
export const declared = <F>(found: F | undefined, name: string): F => found ?? notDeclared(`no ${name}`);
