import type { ResolutionContext, ServiceIdentifier } from 'inversify';
import { tokens } from './injection-tokens.ts';

type Tokens = typeof tokens;
type Bound<Name extends keyof Tokens> = Tokens[Name] extends ServiceIdentifier<infer T> ? T : never;

/** The ports of a service that takes them in one object, each bound under the name that it has there. */
export const portsByName = <Name extends keyof Tokens>(
  context: Pick<ResolutionContext, 'get'>,
  ...names: readonly Name[]
): { readonly [Each in Name]: Bound<Each> } =>
  Object.fromEntries(names.map((name) => [name, context.get<unknown>(tokens[name])])) as {
    readonly [Each in Name]: Bound<Each>;
  };
