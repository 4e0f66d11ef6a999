import { describe, it } from '@jest/globals';
import { beforeScripts } from '../src/browser/profile-overrides.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { openVisit, videoRows } from '../src/browser/open-visit.ts';
import { editions, gone, seen, visiting, openFixture } from './fixture.ts';

openFixture();

const words = {
  en: {
    open: 'Test your camera and microphone',
    seen: 'Your camera works if you can see yourself here.',
    heard: 'Your microphone works.',
    denied: /Your browser doesn’t let this page use your camera/,
    retry: 'Try again',
    close: 'Close',
  },
  es: {
    open: 'Probar la cámara y el micrófono',
    seen: 'Si se ve aquí, su cámara funciona.',
    heard: 'Su micrófono funciona.',
    denied: /Su navegador no permite que esta página use la cámara/,
    retry: 'Intentar de nuevo',
    close: 'Cerrar',
  },
} as const;

/** A browser that refuses the first time, and then has a camera that shows one color and a microphone that hums. */
const withDevices = (): void => {
  let asked = 0;
  const stream = (): MediaStream => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
    const audio = new AudioContext();
    const hum = audio.createOscillator();
    const into = audio.createMediaStreamDestination();
    hum.connect(into);
    hum.start();
    return new MediaStream([...canvas.captureStream().getTracks(), ...into.stream.getTracks()]);
  };
  const getUserMedia = async (): Promise<MediaStream> => {
    asked += 1;
    if (asked === 1) throw new DOMException('no', 'NotAllowedError');
    return stream();
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
};

describe('the page of a video visit', () => {
  it.each(editions)('tries the camera and the microphone, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await beforeScripts(page, withDevices);
      await page.goto('/appointments');
      await openVisit(page, videoRows(page).first());
      await page.getByRole('button', { name: say.open }).click();
      const dialog = page.getByRole('dialog', { name: say.open });
      await seen(dialog.getByText(say.denied));
      await dialog.getByRole('button', { name: say.retry }).click();
      await seen(dialog.getByText(say.seen));
      await seen(dialog.getByText(say.heard));
      await dialog.getByRole('button', { name: say.close }).click();
      await gone(dialog);
    })(),
  );
});
