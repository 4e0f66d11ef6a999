import { createContext, useContext, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

const Placeholder = createContext<ReactNode>(null);

/** Shows `show` in place of a lazy part until it is loaded; lazy parts nested in it need their own. */
export const Meanwhile = ({ show, children }: { readonly show: ReactNode; readonly children: ReactNode }) => (
  <Placeholder value={show}>{children}</Placeholder>
);

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * A component that is loaded when it is first rendered. If loading fails, rendering throws, for an error boundary
 * around it; mounted again, it is loaded again. React's own `lazy` keeps its fallback for 300 milliseconds even if the
 * part is loaded sooner, to avoid flicker; but screens request their data when they are rendered, and modals respond to
 * a press.
 */
export const lazyComponent = <Props extends object>(fetch: () => Promise<Part<Props>>): ComponentType<Props> => {
  let known: Part<Props> | undefined;
  return function LazyComponent(props: Props) {
    const placeholder = useContext(Placeholder);
    const [part, setPart] = useState(known);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();

    useLayoutEffect(() => {
      if (part !== undefined) return;
      fetch().then(
        (fetched) => {
          known = fetched;
          setPart(fetched);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, [part]);

    if (failure !== undefined) throw failure.error;
    if (part === undefined) return placeholder;
    return (
      <Placeholder value={null}>
        <part.default {...props} />
      </Placeholder>
    );
  };
};
