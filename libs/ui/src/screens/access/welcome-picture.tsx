import css from './welcome-picture.module.css';

/** The welcome picture, a clinic, inline and in the colors of the page, so that it needs no request. */
export const WelcomePicture = () => (
  <svg className={css.picture} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
    <circle className={css.sun} cx="338" cy="150" r="58" />
    <path className={css.far} d="M0 232c60-44 118-52 178-26s112 6 164-22 98-22 138-2v178H0z" />
    <path className={css.near} d="M0 268c70-26 142-22 214-4s178 16 266-18v114H0z" />
    <path className={css.path} d="M196 360c8-34 22-58 26-88h36c4 30 18 54 26 88z" />
    <path
      className={css.house}
      fillRule="evenodd"
      d="M96 196a10 10 0 0 1 10-10h82v-42a10 10 0 0 1 10-10h84a10 10 0 0 1 10 10v42h82a10 10 0 0 1 10 10v90H96zM232 152h16v14h14v16h-14v14h-16v-14h-14v-16h14zM216 220h48v66h-48zM120 210h24v26h-24zM156 210h24v26h-24zM300 210h24v26h-24zM336 210h24v26h-24zM120 250h24v24h-24zM156 250h24v24h-24zM300 250h24v24h-24zM336 250h24v24h-24z"
    />
    <path className={css.leaf} d="M62 300c0-26 10-44 24-52 8 22 4 42-12 56zM420 296c0-22-8-38-20-46-8 20-4 38 8 50z" />
  </svg>
);
