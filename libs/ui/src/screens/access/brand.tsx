import type { ReactNode } from 'react';
import css from './brand.module.css';

/** The name of the practice with its logo; with the portal's mark where it has none. */
export const Brand = ({
  name,
  logo,
  children,
}: {
  readonly name: string;
  readonly logo?: string | undefined;
  /** Below the name. */
  readonly children?: ReactNode;
}) => (
  <span className={css.brand}>
    {logo === undefined ? (
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M13 5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v8h8a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-8v8a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-8H5a2 2 0 0 1-2-2v-2a2 2 0 0 1 2-2h8z" />
      </svg>
    ) : (
      <img className={css.logo} src={logo} alt="" />
    )}
    <span className={css.name}>
      {name}
      {children}
    </span>
  </span>
);
