import { SECOND } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Clock } from './inactivity.view-model.ts';

/** How long each welcome picture is shown, in milliseconds (`ACC-159`). */
export const pictureShown = 5 * SECOND;

/** Rotating pictures, until stopped. */
export class WelcomeViewModel {
  shown = 0;
  playing: boolean;

  readonly #clock: Clock;
  readonly #count: number;
  #stop: (() => void) | undefined;

  /** `playing` is false if the user prefers reduced motion. */
  constructor(clock: Clock, count: number, playing: boolean) {
    this.#clock = clock;
    this.#count = count;
    this.playing = playing;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts; returns a function that stops it. */
  open(): () => void {
    if (this.playing) this.#run();
    return () => {
      this.#halt();
    };
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) this.#run();
    else this.#halt();
  }

  turn(): void {
    this.shown = (this.shown + 1) % this.#count;
  }

  #run(): void {
    this.#stop ??= this.#clock.every(pictureShown, () => {
      this.turn();
    });
  }

  #halt(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
