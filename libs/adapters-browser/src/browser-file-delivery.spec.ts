import { mock } from 'node:test';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BrowserDelivery } from './browser-file-delivery.ts';

/** A page that notes the links that are clicked while they stand in it. */
const page = () => {
  const saved: { readonly name: string; readonly address: string }[] = [];
  const standing = new Set<unknown>();
  const createElement = () => {
    const link = {
      href: '',
      download: '',
      click: () => {
        if (standing.has(link)) saved.push({ name: link.download, address: link.href });
      },
      remove: () => void standing.delete(link),
    };
    return link;
  };
  const document = { createElement, body: { append: (link: unknown) => void standing.add(link) } };
  return { saved, standing, delivery: new BrowserDelivery(() => document as unknown as Document) };
};

describe('a delivered file', () => {
  const blobs = new Map<string, Blob>();

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    blobs.clear();
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const address = `blob:${blobs.size + 1}`;
      blobs.set(address, blob as Blob);
      return address;
    });
    jest.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void blobs.delete(address));
  });

  afterEach(() => {
    jest.restoreAllMocks();
    mock.timers.reset();
  });

  it('APT-279 is saved under its name, byte by byte, and let go later', async () => {
    const { delivery, saved, standing } = page();
    const bytes = Uint8Array.from([0, 255, 37, 80, 13, 10]);
    delivery.deliver({ name: 'medical_record.pdf', mediaType: 'application/pdf', bytes });
    const [file] = saved;
    expect(file?.name).toBe('medical_record.pdf');
    expect(standing.size).toBe(0);
    const blob = blobs.get(file?.address ?? '');
    expect(blob?.type).toBe('application/pdf');
    expect(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
    mock.timers.runAll();
    expect(blobs.size).toBe(0);
  });

  it.each(['text/html', 'application/xhtml+xml', 'image/svg+xml', 'TEXT/XML'])(
    'that could run as a page of this origin is plain bytes: %s',
    (mediaType) => {
      const { delivery } = page();
      delivery.deliver({ name: 'document.html', mediaType, bytes: new Uint8Array(1) });
      expect([...blobs.values()].map(({ type }) => type)).toEqual(['application/octet-stream']);
    },
  );
});
