import { Unavailable, type PracticeId } from '@portico/domain/kernel';
import type { PracticeSystem, PracticeSystems } from './practice-system.ts';

type Port = keyof PracticeSystem;

/** The methods of a port; every one of them answers by a promise. */
type Methods<P extends object> = {
  readonly [Method in keyof P]: P[Method] extends (...given: infer Given) => Promise<infer Answer>
    ? Route<Given, Answer>
    : never;
};

/** Where a call goes: to the system of the practice that its arguments name, or to several, whose answers become one. */
type Route<Given extends readonly unknown[], Answer> =
  | ((...given: Given) => PracticeId)
  | { readonly everywhere: (...given: Given) => Everywhere<Given, Answer> };

/** How a call is put to all systems, and what is made of their answers, which stand in the order of the systems. */
interface Everywhere<Given extends readonly unknown[], Answer> {
  /** The arguments for one system, which keeps the practices of which `isKept` is true; the same for all if absent. */
  readonly given?: (isKept: (practice: PracticeId) => boolean) => Given;
  /** Systems that are unavailable now are left out: one of them must not stop what is done for the others. */
  readonly join: (answers: readonly Answer[]) => Answer;
}

export type Routes<Name extends Port> = Methods<PracticeSystem[Name]>;

type Call = (...given: readonly unknown[]) => Promise<unknown>;
type AnyRoute = ((...given: readonly unknown[]) => PracticeId) | { readonly everywhere: AnyEverywhere };
type AnyEverywhere = (...given: readonly unknown[]) => Everywhere<readonly unknown[], unknown>;

const available = (answers: readonly PromiseSettledResult<unknown>[]): readonly unknown[] =>
  answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return [answer.value];
    if (answer.reason instanceof Unavailable) return [];
    throw answer.reason;
  });

/** A port of all practices together, of which each call reaches the system, or the systems, that its route says. */
export const routed = <Name extends Port>(
  systems: PracticeSystems,
  name: Name,
  routes: Routes<Name>,
): PracticeSystem[Name] => {
  const call = (system: PracticeSystem, method: string, given: readonly unknown[]): Promise<unknown> =>
    (system[name] as unknown as Readonly<Record<string, Call>>)[method]?.(...given) ??
    Promise.reject(new Error(`A practice system has no ${name}.${method}.`));
  const methods = Object.entries(routes as unknown as Readonly<Record<string, AnyRoute>>).map(([method, route]) => [
    method,
    async (...given: readonly unknown[]): Promise<unknown> => {
      if (typeof route === 'function') return call(systems.of(route(...given)), method, given);
      const { join, given: givenTo } = route.everywhere(...given);
      const answers = systems.all.map((system) =>
        call(system, method, givenTo?.((practice) => systems.of(practice) === system) ?? given),
      );
      return join(available(await Promise.allSettled(answers)));
    },
  ]);
  return Object.fromEntries(methods) as PracticeSystem[Name];
};
