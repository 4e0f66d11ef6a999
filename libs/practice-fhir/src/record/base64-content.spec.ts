import { describe, expect, it } from '@jest/globals';
import { bytesOf, mediaTypeOf } from './base64-content.ts';

describe('base64', () => {
  it.each([
    ['SGk=', [72, 105]],
    ['SGk+', [72, 105, 62]],
    ['SG8/', [72, 111, 63]],
    ['SA==', [72]],
    [' SG\n  k= ', [72, 105]],
  ])('%j is bytes', (data, bytes) => {
    expect([...(bytesOf(data) ?? [])]).toEqual(bytes);
  });

  it.each(['', ' \n', 'SGk', 'S===', '=SGk', 'SG=k', 'SGk-', 'SGk_', '!SGk=SGk', 'SGk=SGk!', 'GkSGk=='])(
    '%j is none',
    (data) => {
      expect(bytesOf(data)).toBeUndefined();
    },
  );
});

describe('a media type', () => {
  it.each([
    ['application/pdf', 'application/pdf'],
    [' Text/HTML ; charset=utf-8', 'text/html'],
    ['text/plain;a=1;b=2', 'text/plain'],
    ['image/svg+xml', 'image/svg+xml'],
    ['application/vnd.ms-excel', 'application/vnd.ms-excel'],
    ['text/plain;a=1;\nb=2', 'text/plain'],
  ])('%j is %s', (raw, type) => {
    expect(mediaTypeOf(raw)).toBe(type);
  });

  it.each([undefined, '', 'pdf', 'a/', '/b', 'a b/c', 'a/b c', 'a/b/c', '<a/b'])('%j is unknown bytes', (raw) => {
    expect(mediaTypeOf(raw)).toBe('application/octet-stream');
  });
});
