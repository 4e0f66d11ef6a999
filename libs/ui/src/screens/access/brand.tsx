import css from './brand.module.css';

/** The logo and name of the portal or the practice. */
export const Brand = ({ name }: { readonly name: string }) => (
  <span className={css.brand}>
    <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 4 29 11v3H3v-3zM6 16h4v9H6zM14 16h4v9h-4zM22 16h4v9h-4zM3 26.5h26v3H3z" />
    </svg>
    <span className={css.name}>{name}</span>
  </span>
);
