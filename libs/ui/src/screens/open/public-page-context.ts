import { createContext, useContext, useEffect } from 'react';

/** A practice's branding on pages without sign-in. */
export interface PracticeBrand {
  readonly name: string;
  /** `#rrggbb`; applied only as far as it stays readable. */
  readonly accent?: string;
  /** A picture as a `data:` address. */
  readonly logo?: string;
}

/** The parts of the frame that a screen may change. */
export interface OpenFrameParts {
  readonly brand: (brand: PracticeBrand | undefined) => void;
  readonly title: (title: string | undefined) => void;
}

export const OpenContext = createContext<OpenFrameParts>({ brand: () => undefined, title: () => undefined });

/** Puts a practice's name, logo and color on the frame while the caller is mounted. */
export const useBrand = (brand: PracticeBrand | undefined): void => {
  const { brand: show } = useContext(OpenContext);
  const { name, accent, logo } = brand ?? {};
  useEffect(() => {
    if (name === undefined) return undefined;
    show({ name, ...(accent === undefined ? {} : { accent }), ...(logo === undefined ? {} : { logo }) });
    return () => show(undefined);
  }, [show, name, accent, logo]);
};

/** Replaces the path's heading while the caller is mounted, and on a page without sign-in its title. */
export const useTitle = (title: string | undefined): void => {
  const { title: show } = useContext(OpenContext);
  useEffect(() => {
    show(title);
    return () => show(undefined);
  }, [show, title]);
};
