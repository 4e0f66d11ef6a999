import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { WelcomePicture } from '../access/index.ts';
import css from './entrance.module.css';
import { welcomeWords } from './welcome.messages.ts';
import art from './welcome-pictures.module.css';

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg className={art.picture} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
    <path className={art.far} d="M0 0h480v360H0z" />
    {children}
  </svg>
);

/** A talk: two people, to the waist, and their words. */
const Talk = () => (
  <Drawing>
    <path className={art.ground} d="M0 300c90-30 170-34 260-22s150 14 220 2v80H0z" />
    <path className={art.strong} d="M58 360v-42c0-50 36-84 84-84s84 34 84 84v42z" />
    <path className={art.warm} d="M126 206h32v34a16 16 0 0 1-32 0z" />
    <circle className={art.warm} cx="142" cy="180" r="38" />
    <path className={art.dark} d="M104 180a38 38 0 0 1 76 0c-10-18-28-24-46-20-14 4-24 10-30 20z" />
    <path className={art.near} d="M270 360v-34c0-46 32-76 74-76s74 30 74 76v34z" />
    <path className={art.warm} d="M330 222h28v32a14 14 0 0 1-28 0z" />
    <circle className={art.warm} cx="344" cy="200" r="34" />
    <path className={art.dark} d="M310 214v-14a34 34 0 0 1 68 0v14c-6-8-8-18-10-28-16 2-36 2-48-2-2 12-4 22-10 30z" />
    <path
      className={art.paper}
      d="M196 48h118a18 18 0 0 1 18 18v36a18 18 0 0 1-18 18h-66l-28 24v-24h-24a18 18 0 0 1-18-18V66a18 18 0 0 1 18-18z"
    />
    <path className={art.line} d="M206 74h92M206 96h60" />
  </Drawing>
);

/** A day in the calendar, with the sun over it. */
const Day = () => (
  <Drawing>
    <circle className={art.warm} cx="366" cy="92" r="46" />
    <rect className={art.ground} y="300" width="480" height="60" />
    <rect className={art.paper} x="108" y="84" width="220" height="216" rx="18" />
    <path className={art.strong} d="M126 84h184a18 18 0 0 1 18 18v34H108v-34a18 18 0 0 1 18-18z" />
    <path
      className={art.near}
      d="M140 164h36v32h-36zM200 164h36v32h-36zM260 164h36v32h-36zM140 220h36v32h-36zM260 220h36v32h-36z"
    />
    <circle className={art.good} cx="218" cy="236" r="22" />
    <path className={art.tick} d="m207 236 8 8 15-16" />
  </Drawing>
);

/** A heart that grows like a plant. */
const Growth = () => (
  <Drawing>
    <path className={art.ground} d="M0 300c80-22 160-22 240-8s160 14 240-4v72H0z" />
    <path className={art.stem} d="M240 300V196" />
    <path
      className={art.good}
      d="M240 262c-40 0-62-18-68-50 38-2 62 14 68 50zM240 244c34 0 54-14 60-42-34-2-54 12-60 42z"
    />
    <path className={art.strong} d="M240 190s-62-36-62-80a33 33 0 0 1 62-18 33 33 0 0 1 62 18c0 44-62 80-62 80z" />
    <circle className={art.warm} cx="94" cy="96" r="34" />
  </Drawing>
);

const pictures = [WelcomePicture, Talk, Day, Growth] as const;
export const pictureCount = pictures.length;

export interface WelcomePicturesModel {
  /** Which picture, from 0. */
  readonly shown: number;
  readonly playing: boolean;
  /** Starts; returns a function that stops it. */
  open(): () => void;
  toggle(): void;
}

/** Four rotating pictures (`ACC-159`), and the button that stops them. They are decorative. */
export const WelcomePictures = observer(({ viewModel }: { readonly viewModel: WelcomePicturesModel }) => {
  const say = useWords();
  useEffect(() => viewModel.open(), [viewModel]);
  const Picture = pictures[viewModel.shown] ?? WelcomePicture;
  return (
    <div data-picture={viewModel.shown}>
      <Picture />
      <div className={css.still}>
        <Button look="quiet" onClick={viewModel.toggle}>
          {say(viewModel.playing ? welcomeWords.pause : welcomeWords.play)}
        </Button>
      </div>
    </div>
  );
});
