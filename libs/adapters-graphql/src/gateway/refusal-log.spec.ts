import { describe, expect, it } from '@jest/globals';
import { byNobody } from '@portico/services/activity';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import { instant } from '@portico/domain/kernel';
import { WireError } from './engine/index.ts';
import { RefusalLog } from './refusal-log.ts';

const notFound = new WireError('NOT_FOUND', 'This could not be found.', { reason: 'not-found' });

describe('what one request was refused', () => {
  const scene = () => {
    const activityLog = new MemoryActivityLog();
    const refusals = new RefusalLog({ activityLog, by: async () => byNobody({ now: instant(0) }) });
    const written = () => activityLog.entries.map(({ resource, outcome, reason }) => [resource, outcome, reason]);
    return { refusals, written };
  };

  it('SEC-S6 has a line for each operation of it, and is told to the caller as it was', async () => {
    const { refusals, written } = scene();
    await expect(refusals.refuse('getMyHealth', notFound)).rejects.toBe(notFound);
    await expect(refusals.refuse('getCards', notFound)).rejects.toBe(notFound);
    expect(written()).toEqual([
      ['getMyHealth', 'refused', 'not-found'],
      ['getCards', 'refused', 'not-found'],
    ]);
  });

  it('SEC-S6 has no second line for what a service wrote down, and one for what is refused beside it', async () => {
    const { refusals, written } = scene();
    refusals.onFailureLogged();
    await expect(refusals.refuse('getUserToken', notFound)).rejects.toBe(notFound);
    await expect(refusals.refuse('getCards', notFound)).rejects.toBe(notFound);
    expect(written()).toEqual([['getCards', 'refused', 'not-found']]);
  });

  it('SEC-S6 has a line for a bug, which hides nothing when it cannot be written', async () => {
    const { refusals, written } = scene();
    const bug = new Error('a bug');
    await expect(refusals.refuse('getCards', bug)).rejects.toBe(bug);
    expect(written()).toEqual([['getCards', 'failed', 'malfunction']]);
    const broken = new RefusalLog({
      activityLog: new MemoryActivityLog(),
      by: () => Promise.reject(new Error('no database')),
    });
    await expect(broken.refuse('getCards', bug)).rejects.toBe(bug);
    await expect(broken.refuse('getShop', notFound)).rejects.toThrow('no database');
  });
});
