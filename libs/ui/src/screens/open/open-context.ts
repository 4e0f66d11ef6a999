import { createContext, useContext, useEffect } from 'react';

/** A practice as it shows itself to somebody who has not signed in. */
export interface PracticeBrand {
  readonly name: string;
  /** `#rrggbb`; shown only as far as it stays readable. */
  readonly accent?: string;
  /** A picture as a `data:` address. */
  readonly logo?: string;
}

/** What a screen may change of the frame around it. */
export interface OpenFrameParts {
  readonly brand: (brand: PracticeBrand | undefined) => void;
  readonly title: (title: string | undefined) => void;
}

export const OpenContext = createContext<OpenFrameParts>({ brand: () => undefined, title: () => undefined });

/** Puts a practice's name, logo and color on the frame for as long as the caller stands. */
export const useBrand = (brand: PracticeBrand | undefined): void => {
  const { brand: show } = useContext(OpenContext);
  const { name, accent, logo } = brand ?? {};
  useEffect(() => {
    if (name === undefined) return undefined;
    show({ name, ...(accent === undefined ? {} : { accent }), ...(logo === undefined ? {} : { logo }) });
    return () => show(undefined);
  }, [show, name, accent, logo]);
};

/** Another title and heading than that of the path, for as long as the caller stands. */
export const useTitle = (title: string | undefined): void => {
  const { title: show } = useContext(OpenContext);
  useEffect(() => {
    show(title);
    return () => show(undefined);
  }, [show, title]);
};
