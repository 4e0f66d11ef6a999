import { beforeEach, describe, expect, it } from '@jest/globals';
import { startScript } from './start-script.ts';

const asked = (): readonly string[] =>
  [...document.head.children].map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '');

/** Runs the script with hands on the next frame and the next task, as a browser would have them. */
const run = (): { readonly paint: () => void; readonly afterwards: () => void } => {
  const [frames, tasks]: (() => void)[][] = [[], []];
  const around = {
    requestAnimationFrame: (frame: () => void) => frames?.push(frame),
    setTimeout: (task: () => void) => tasks?.push(task),
  };
  const script = startScript('/assets/index.js', ['/assets/first.js']).replace(
    '(window,document)',
    '(around,document)',
  );
  new Function('around', script)(around);
  return { paint: () => frames?.forEach((frame) => frame()), afterwards: () => tasks?.forEach((task) => task()) };
};

describe('the script at the end of the page', () => {
  beforeEach(() => {
    document.head.replaceChildren();
    document.documentElement.removeAttribute('data-signed-in');
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });

  it('asks for the scripts after the first paint', () => {
    const { paint, afterwards } = run();
    expect(asked()).toEqual([]);
    paint();
    expect(asked()).toEqual([]);
    afterwards();
    expect(asked()).toEqual(['/assets/first.js', '/assets/index.js']);
    expect(document.querySelector('link')?.rel).toBe('modulepreload');
    expect(document.querySelector('script')?.type).toBe('module');
  });

  it('asks at once in a tab that is signed in, which shows no form', () => {
    document.documentElement.setAttribute('data-signed-in', '');
    run();
    expect(asked()).toEqual(['/assets/first.js', '/assets/index.js']);
  });

  it('asks at once in a tab that nobody looks at, which paints nothing', () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    run();
    expect(asked()).toEqual(['/assets/first.js', '/assets/index.js']);
  });
});
