import { failed, ok, type Result } from '@portico/domain/kernel';
import type { CameraAndMicrophone, DeviceProblem, OpenDevices } from '@portico/view-models/visits';

/** What is used of a browser; `mediaDevices` is missing where the page does not come by HTTPS. */
export interface MediaBrowser {
  readonly mediaDevices: () => Pick<MediaDevices, 'getUserMedia'> | undefined;
  readonly audio: () => AudioContext;
}

/** Camera and microphone of this browser. */
export class BrowserCameraMicrophone implements CameraAndMicrophone {
  readonly #browser: MediaBrowser;

  constructor(browser: MediaBrowser) {
    this.#browser = browser;
  }

  async open(): Promise<Result<OpenDevices, DeviceProblem>> {
    const devices = this.#browser.mediaDevices();
    if (devices === undefined) return failed('missing');
    let picture: MediaStream | undefined;
    try {
      picture = await devices.getUserMedia({ video: true, audio: true });
      return ok(opened(picture, this.#browser.audio()));
    } catch (error) {
      if (picture !== undefined) switchOff(picture);
      return failed(problemOf(error));
    }
  }
}

/** By the names that browsers give (W3C Media Capture and Streams). */
const problemOf = (error: unknown): DeviceProblem => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
};

const switchOff = (picture: MediaStream): void => {
  for (const track of picture.getTracks()) track.stop();
};

const opened = (picture: MediaStream, audio: AudioContext): OpenDevices => {
  const analyser = audio.createAnalyser();
  audio.createMediaStreamSource(picture).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    picture,
    loudness: () => {
      analyser.getFloatTimeDomainData(samples);
      return Math.min(1, Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length));
    },
    close: () => {
      switchOff(picture);
      void audio.close();
    },
  };
};
