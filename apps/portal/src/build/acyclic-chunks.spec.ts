import { describe, expect, it } from '@jest/globals';
import { circleAmong } from './acyclic-chunks.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

describe('the files of a build', () => {
  it('may import one file from two sides', () => {
    expect(circleAmong([chunk('a', 'b', 'c'), chunk('b', 'd'), chunk('c', 'd'), chunk('d', 'react')])).toEqual([]);
  });

  it.each([
    [
      [chunk('a', 'b'), chunk('b', 'a')],
      ['a', 'b'],
    ],
    [
      [chunk('start', 'a'), chunk('a', 'b'), chunk('b', 'c'), chunk('c', 'a')],
      ['a', 'b', 'c'],
    ],
    [[chunk('leaf'), chunk('alone', 'leaf'), chunk('self', 'self')], ['self']],
  ])('are named where they import each other', (chunks, circle) => {
    expect(circleAmong(chunks)).toEqual(circle);
  });
});
