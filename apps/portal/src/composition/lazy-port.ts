import { ContainerModule, type ResolutionContext, type ServiceIdentifier } from 'inversify';

/**
 * A port that no part of the first page asks. Its wire, with the documents of its operations, comes in the chunks of the
 * screens that name it, and is put up once, when the first of them asks.
 */
export interface LazyPort<Port> {
  readonly token: ServiceIdentifier<Port>;
  readonly module: ContainerModule;
}

export const lazyPort = <Port>(name: string, make: (context: ResolutionContext) => Port): LazyPort<Port> => {
  const token: ServiceIdentifier<Port> = Symbol(name);
  const module = new ContainerModule(({ bind }) => {
    bind(token).toDynamicValue(make).inSingletonScope();
  });
  return { token, module };
};
