import css from './welcome-picture.module.css';

/** The welcome picture, a clinic, inline and in the colors of the page, so that it needs no request. */
export const WelcomePicture = () => (
  <svg className={css.picture} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
    <path className={css.sky} d="M0 0h480v360H0z" />
    <circle className={css.sun} cx="352" cy="118" r="46" />
    <path className={css.far} d="M0 232c60-44 118-52 178-26s112 6 164-22 98-22 138-2v178H0z" />
    <path className={css.near} d="M0 268c70-26 142-22 214-4s178 16 266-18v114H0z" />
    <path className={css.pane} d="M192 140h96v146h-96zM100 192h280v94H100z" />
    <path className={css.path} d="M184 360c12-28 28-48 32-74h48c4 26 20 46 32 74z" />
    <path
      className={css.house}
      fillRule="evenodd"
      d="M96 196a10 10 0 0 1 10-10h82v-42a10 10 0 0 1 10-10h84a10 10 0 0 1 10 10v42h82a10 10 0 0 1 10 10v90H96zM232 152h16v14h14v16h-14v14h-16v-14h-14v-16h14zM216 220h48v66h-48zM120 210h24v26h-24zM156 210h24v26h-24zM300 210h24v26h-24zM336 210h24v26h-24zM120 250h24v24h-24zM156 250h24v24h-24zM300 250h24v24h-24zM336 250h24v24h-24z"
    />
    <path
      className={css.tree}
      d="M56 200c15 0 24 16 24 34s-8 29-20 32v32h-8v-32c-12-3-20-14-20-32s9-34 24-34zM426 214c13 0 21 14 21 30s-7 25-17 28v26h-8v-26c-10-3-17-12-17-28s8-30 21-30z"
    />
  </svg>
);
