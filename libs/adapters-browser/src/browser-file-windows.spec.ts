import { mock } from 'node:test';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BrowserFileWindows } from './browser-file-windows.ts';

const file = { name: 'statement.pdf', mediaType: 'application/pdf', bytes: Uint8Array.from([37, 80, 68, 70]) };

describe('a window for a file', () => {
  const blobs: Blob[] = [];
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    blobs.length = 0;
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    mock.timers.reset();
  });

  const windowsOf = (opened: object | null) =>
    new BrowserFileWindows(() => ({
      open: () => opened as Window | null,
      document: { documentElement: { lang: 'es' } },
    }));

  it('MON-186 is empty at first and shows the PDF when it is there', async () => {
    const places: string[] = [];
    const opened = { closed: false, opener: {}, location: { replace: (place: string) => places.push(place) } };
    const window = windowsOf(opened).open();
    expect(places).toEqual([]);
    window?.show(file);
    expect({ places, opener: opened.opener }).toEqual({ places: ['blob:1'], opener: null });
    expect(blobs[0]?.type).toBe('application/pdf');
    expect(new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(file.bytes);
    mock.timers.runAll();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  });

  it('ASVS-3.2 ASVS-5.4 opens whatever calls itself something else as a PDF, which no browser takes for a page', () => {
    const types = ['application/pdf', 'image/svg+xml', 'text/xml', 'application/xhtml+xml', 'text/html;charset=utf-8'];
    const opened = { closed: false, opener: {}, location: { replace: () => undefined } };
    for (const mediaType of types)
      windowsOf(opened)
        .open()
        ?.show({ ...file, mediaType });
    expect(blobs.map(({ type }) => type)).toEqual(types.map(() => 'application/pdf'));
  });

  it('APT-144 shows a page without scripts, and without access to the portal', () => {
    const attributes: string[][] = [];
    const frame = { srcdoc: '', style: {}, setAttribute: (...attribute: string[]) => void attributes.push(attribute) };
    const added: unknown[] = [];
    const page = {
      documentElement: { lang: '' },
      createElement: () => frame,
      body: { append: (element: unknown) => void added.push(element) },
    };
    const opened = { closed: false, opener: {}, document: page };
    const bytes = new TextEncoder().encode('<h1>Ana</h1>');
    windowsOf(opened).open()?.show({ name: 'visit_summary.html', mediaType: 'text/html', bytes });
    // A sandbox that allows nothing: no script, and an opaque origin.
    expect(attributes).toEqual([['sandbox', '']]);
    const { lang } = page.documentElement;
    expect({ srcdoc: frame.srcdoc, added, opener: opened.opener, lang }).toEqual({
      lang: 'es',
      srcdoc: '<h1>Ana</h1>',
      added: [frame],
      opener: null,
    });
    expect(blobs).toEqual([]);
  });

  it('is closed where nothing comes', () => {
    const close = jest.fn();
    windowsOf({ closed: false, close }).open()?.close();
    expect(close).toHaveBeenCalled();
  });

  it.each([null, { closed: true }])('MON-187 is none where the browser answers %j', (opened) => {
    expect(windowsOf(opened).open()).toBeUndefined();
  });
});
