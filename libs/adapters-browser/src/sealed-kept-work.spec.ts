import { describe, expect, it } from '@jest/globals';
import { instant } from '@portico/domain/kernel';
import { keptWorkLimits, type SealingKeys } from '@portico/view-models/kernel';
import { keptWorkContract } from '@portico/view-models/kernel/testing';
import { SealedKeptWork, type SealedRecord, type SealedRecords } from './sealed-kept-work.ts';

const recordsIn = (kept: Map<string, SealedRecord>): SealedRecords => ({
  all: async () => [...kept.values()],
  put: async (record) => void kept.set(record.id, record),
  remove: async (ids) => ids.forEach((id) => kept.delete(id)),
});

keptWorkContract((now) => {
  const kept = new Map<string, SealedRecord>();
  return { keptWork: () => new SealedKeptWork(recordsIn(kept), now) };
});

const noon = instant(Date.parse('2026-11-23T12:00:00Z'));
const keys: SealingKeys = [Buffer.from('k'.repeat(32)).toString('base64url')];
const piece = { id: 'mesa messages:new', savedAt: noon, draft: { body: 'a mole on my back' } };

describe('SealedKeptWork', () => {
  it('leaves nothing on the device that tells who wrote what, where, or for which form', async () => {
    const kept = new Map<string, SealedRecord>();
    await new SealedKeptWork(recordsIn(kept), () => noon).keep(keys, piece);
    const [record] = kept.values();
    const left = [...Buffer.from(record?.sealed ?? new ArrayBuffer(0))].length;
    const text = `${record?.id} ${record?.owner} ${Buffer.from(record?.sealed ?? new ArrayBuffer(0)).toString('latin1')}`;
    expect(left).toBeGreaterThan(0);
    for (const told of ['mesa', 'messages', 'mole', 'body', keys[0]]) expect(text).not.toContain(told);
  });

  it('opens nothing that was changed, or put in the place of another piece', async () => {
    const kept = new Map<string, SealedRecord>();
    const keptWork = new SealedKeptWork(recordsIn(kept), () => noon);
    await keptWork.keep(keys, piece);
    const [record] = [...kept.values()];
    if (record === undefined) throw new Error('Nothing is kept.');
    kept.set('other', { ...record, id: 'other' });
    const bytes = new Uint8Array(record.sealed.slice(0));
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    kept.set(record.id, { ...record, sealed: bytes.buffer });
    expect(await keptWork.read(keys)).toEqual([]);
  });

  it('lets the oldest pieces go where there is no room, and keeps none that is larger than all of it', async () => {
    const kept = new Map<string, SealedRecord>();
    const keptWork = new SealedKeptWork(recordsIn(kept), () => noon);
    await keptWork.keep(keys, piece);
    const [old] = [...kept.values()];
    if (old === undefined) throw new Error('Nothing is kept.');
    kept.set(old.id, { ...old, savedAt: noon - 1, sealed: { byteLength: keptWorkLimits.bytes } as ArrayBuffer });
    const nextPage = new SealedKeptWork(recordsIn(kept), () => noon);
    expect(await nextPage.keep(keys, { ...piece, id: 'newer' })).toBe(true);
    expect([...kept.keys()]).toHaveLength(1);
    expect((await nextPage.read(keys)).map(({ id }) => id)).toEqual(['newer']);
  });

  it('keeps nothing, and breaks nothing, in a browser that refuses to store', async () => {
    const refuse = () => Promise.reject(new Error('refused'));
    const keptWork = new SealedKeptWork({ all: refuse, put: refuse, remove: refuse }, () => noon);
    expect(await keptWork.keep(keys, piece)).toBe(false);
    expect(await keptWork.read(keys)).toEqual([]);
    await keptWork.drop(keys, piece.id);
    await keptWork.empty(keys);
  });
});
