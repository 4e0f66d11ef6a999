import type { PatientRef, PracticeId } from '@portico/domain/kernel';
import { PracticeAway } from '@portico/domain/practices';

/** A port as its callers meet it while the system of one practice is away: what concerns its patients is thrown. */
export const awayAt = <Port extends object>(port: Port, practice: PracticeId): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        const [chart] = given as readonly (PatientRef | undefined)[];
        if (chart?.practice === practice) throw new PracticeAway(practice);
        return (method as (...given: readonly unknown[]) => unknown).apply(target, [...given]);
      };
    },
  });
