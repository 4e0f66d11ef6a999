import { describe, expect, it } from '@jest/globals';
import { opensVideo } from './may-open-video.ts';

const own = 'http://localhost:3000';
const named = ['https://video.example', 'https://rooms.example:8443'];

describe('the address of a video visit', () => {
  it.each(['https://video.example/room?ticket=1', 'https://rooms.example:8443/', `${own}/demo/video?room=1`])(
    'APT-135 is opened where it is known: %s',
    (address) => {
      expect(opensVideo(address, own, named)).toBe(true);
    },
  );

  it.each([
    '',
    'room',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://video.example/room',
    'https://video.example.evil.example/room',
    'https://video.example@evil.example/room',
    'https://somebody@video.example/room',
    'https://rooms.example/room',
    'blob:http://localhost:3000/1',
  ])('APT-141 is not opened where it is not: %j', (address) => {
    expect(opensVideo(address, 'https://portal.example', named)).toBe(false);
  });
});
