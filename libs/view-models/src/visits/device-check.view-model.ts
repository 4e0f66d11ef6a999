import type { Result } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../access/index.ts';

/** Why camera and microphone could not be opened: not allowed, not there, or in use by another program. */
export type DeviceProblem = 'denied' | 'missing' | 'busy';

/** The opened camera and microphone. */
export interface OpenDevices {
  /** What a video element shows. */
  readonly picture: unknown;
  /** How loud it is now, from 0 to 1. */
  loudness(): number;
  close(): void;
}

export interface CameraAndMicrophone {
  open(): Promise<Result<OpenDevices, DeviceProblem>>;
}

type Phase =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly problem: DeviceProblem }
  | { readonly kind: 'open'; readonly picture: unknown };

/** Milliseconds between two looks at the loudness. */
const listensEvery = 100;
/** From this loudness on somebody speaks. */
const voice = 0.04;

/** Tries the camera and the microphone of this device before a video visit; nothing is sent or kept. */
export class DeviceCheckViewModel {
  phase: Phase = { kind: 'asking' };
  loudness = 0;
  /** Whether a voice was heard since the microphone was opened. */
  isHeard = false;

  readonly #devices: CameraAndMicrophone;
  readonly #clock: Pick<Clock, 'every'>;
  #stop: (() => void) | undefined;
  #isOver = false;

  constructor(devices: CameraAndMicrophone, clock: Pick<Clock, 'every'>) {
    this.#devices = devices;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'asking' };
    const opened = await this.#devices.open();
    if (this.#isOver) {
      if (opened.ok) opened.value.close();
      return;
    }
    runInAction(() => {
      if (!opened.ok) this.phase = { kind: 'failed', problem: opened.error };
      else this.#listen(opened.value);
    });
  }

  #listen(devices: OpenDevices): void {
    this.phase = { kind: 'open', picture: devices.picture };
    const still = this.#clock.every(listensEvery, () =>
      runInAction(() => {
        this.loudness = devices.loudness();
        this.isHeard ||= this.loudness >= voice;
      }),
    );
    this.#stop = () => {
      still();
      devices.close();
    };
  }

  dispose(): void {
    this.#isOver = true;
    this.#stop?.();
  }
}
