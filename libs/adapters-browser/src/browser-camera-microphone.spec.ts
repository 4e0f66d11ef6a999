import { describe, expect, it } from '@jest/globals';
import { BrowserCameraMicrophone } from './browser-camera-microphone.ts';

/** A browser whose microphone hears `samples`. */
const scene = (samples: readonly number[], refused?: string) => {
  const log: string[] = [];
  const stream = {
    getTracks: () => [{ stop: () => void log.push('picture off') }, { stop: () => void log.push('sound off') }],
  };
  const analyser = {
    fftSize: samples.length,
    getFloatTimeDomainData: (into: Float32Array) => into.set(samples),
  };
  const audio = {
    createAnalyser: () => analyser,
    createMediaStreamSource: () => ({ connect: () => undefined }),
    close: async () => void log.push('audio closed'),
  };
  const getUserMedia = async (wanted: MediaStreamConstraints) => {
    log.push(`asked for ${Object.keys(wanted).join(', ')}`);
    if (refused !== undefined) throw new DOMException('no', refused);
    return stream;
  };
  const browser = { mediaDevices: () => ({ getUserMedia }) as never, audio: () => audio as never };
  return { log, devices: new BrowserCameraMicrophone(browser), stream };
};

describe('camera and microphone of a browser', () => {
  it('are opened together, tell how loud it is, and are switched off', async () => {
    const { devices, log, stream } = scene([0.5, -0.5, 0.5, -0.5]);
    const opened = await devices.open();
    if (!opened.ok) throw new Error('They are not open.');
    expect(opened.value.picture).toBe(stream);
    expect(opened.value.loudness()).toBeCloseTo(0.5);
    opened.value.close();
    expect(log).toEqual(['asked for video, audio', 'picture off', 'sound off', 'audio closed']);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['OverconstrainedError', 'missing'],
  ])('%s is %s', async (name, problem) => {
    expect(await scene([0], name).devices.open()).toEqual({ ok: false, error: problem });
  });

  it('are switched off where the sound cannot be listened to', async () => {
    const { log, stream } = scene([0]);
    const audio = (): never => {
      throw new Error('no audio');
    };
    const getUserMedia = async () => stream;
    const devices = new BrowserCameraMicrophone({ mediaDevices: () => ({ getUserMedia }) as never, audio });
    expect(await devices.open()).toEqual({ ok: false, error: 'missing' });
    expect(log).toEqual(['picture off', 'sound off']);
  });

  it('are missing where the page may not have them', async () => {
    const devices = new BrowserCameraMicrophone({ mediaDevices: () => undefined, audio: () => undefined as never });
    expect(await devices.open()).toEqual({ ok: false, error: 'missing' });
  });
});
