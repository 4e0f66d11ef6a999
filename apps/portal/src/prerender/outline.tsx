import css from './outline.module.css';

/** The frame before it is there: its bars and the places of the words, without a word, for a tab that is signed in. */
export const Outline = () => (
  <div id="outline" className={css.outline} aria-hidden="true">
    <div className={css.bar} />
    <div className={css.content}>
      <div className={css.title} />
      <div className={css.card} />
    </div>
    <div className={css.nav} />
  </div>
);
