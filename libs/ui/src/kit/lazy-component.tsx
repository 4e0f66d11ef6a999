import { createContext, useContext, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

const Placeholder = createContext<ReactNode>(null);

/** What is seen in the place of a `late` part until it has come; what is late within that part has to say its own. */
export const Meanwhile = ({ show, children }: { readonly show: ReactNode; readonly children: ReactNode }) => (
  <Placeholder value={show}>{children}</Placeholder>
);

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * A component that is fetched once it is first to be seen. Where it cannot be fetched, drawing it fails, for a boundary
 * around it to say so; put up anew, it is fetched anew.
 *
 * React's own `lazy` leaves what it showed instead for 300 milliseconds, however soon the part has come, so that pages
 * flicker less; but a screen asks for its data when it is drawn, and a modal answers a press.
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
