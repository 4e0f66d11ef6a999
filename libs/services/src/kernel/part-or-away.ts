import { failed, ok, type Result } from '@portico/domain/kernel';
import { PracticeAway } from '@portico/domain/practices';

/** The system of the practice that keeps a part of a page cannot answer now. */
export interface PartAway {
  readonly kind: 'away';
}

/** One part of a page that is shown without it where its practice is away. */
export type Part<T> = Result<T, PartAway>;

/** Asks for a part; that its practice is away is an answer, and anything else that is thrown stays thrown. */
export const partOf = async <T>(asked: Promise<T>): Promise<Part<T>> => {
  try {
    return ok(await asked);
  } catch (thrown) {
    if (thrown instanceof PracticeAway) return failed({ kind: 'away' });
    throw thrown;
  }
};

/** What is there, or what stands for it. */
export const orElse = <T>(part: Part<T>, otherwise: T): T => (part.ok ? part.value : otherwise);
