import css from './welcome-picture.module.css';

/** The welcome picture, inline and in the colors of the page, so that it needs no request. */
export const WelcomePicture = () => (
  <svg className={css.picture} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
    <circle className={css.sun} cx="338" cy="150" r="58" />
    <path className={css.far} d="M0 232c60-44 118-52 178-26s112 6 164-22 98-22 138-2v178H0z" />
    <path className={css.near} d="M0 268c70-26 142-22 214-4s178 16 266-18v114H0z" />
    <path className={css.path} d="M196 360c8-34 22-58 26-88h36c4 30 18 54 26 88z" />
    <path
      className={css.house}
      d="M240 88 380 152v20H100v-20zM116 182h28v84h-28zM189 182h28v84h-28zM263 182h28v84h-28zM336 182h28v84h-28zM96 268h288v18H96z"
    />
    <path className={css.leaf} d="M62 300c0-26 10-44 24-52 8 22 4 42-12 56zM420 296c0-22-8-38-20-46-8 20-4 38 8 50z" />
  </svg>
);
