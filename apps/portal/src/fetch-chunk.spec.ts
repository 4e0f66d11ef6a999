import { describe, expect, it } from '@jest/globals';
import { Chunks } from './fetch-chunk.ts';

const scene = () => {
  const line: { release: 'away' | 'this' | 'another'; reloads: number; outdated: number } = {
    release: 'away',
    reloads: 0,
    outdated: 0,
  };
  const chunks = new Chunks({
    release: async () => line.release,
    reload: () => {
      line.reloads += 1;
    },
    outdated: () => {
      line.outdated += 1;
    },
  });
  return { line, chunks };
};

const gone = () => Promise.reject(new Error('not fetched'));
const turn = () => new Promise((done) => setTimeout(done));

describe('a part of the portal that cannot be fetched', () => {
  it('fails, and never loads a new page, while the portal is not reached', async () => {
    const { line, chunks } = scene();
    for (const _ of [1, 2, 3]) await expect(chunks.fetch(gone)).rejects.toThrow('not fetched');
    expect(line.reloads).toBe(0);
  });

  it('is had at the next attempt where the browser fetches it again', async () => {
    const { line, chunks } = scene();
    await expect(chunks.fetch(gone)).rejects.toThrow();
    line.release = 'this';
    expect(await chunks.fetch(async () => 'screen')).toBe('screen');
    expect(line.reloads).toBe(0);
  });

  it('gets a new page when it fails once more although the portal answers', async () => {
    const { line, chunks } = scene();
    await expect(chunks.fetch(gone)).rejects.toThrow();
    line.release = 'this';
    void chunks.fetch(gone);
    await turn();
    expect(line.reloads).toBe(1);
  });

  it('gets no new page for a first failure, or for what nobody waits for', async () => {
    const { line, chunks } = scene();
    line.release = 'this';
    await expect(chunks.fetch(gone)).rejects.toThrow();
    await chunks.prefetch(gone);
    expect(line.reloads).toBe(0);
  });

  it('OPS-D2 says that there is a newer release, where there is one, and never loads it by itself', async () => {
    const { line, chunks } = scene();
    line.release = 'another';
    for (const times of [1, 2, 3]) {
      await expect(chunks.fetch(gone)).rejects.toThrow('not fetched');
      expect({ outdated: line.outdated, reloads: line.reloads }).toEqual({ outdated: times, reloads: 0 });
    }
  });
});
