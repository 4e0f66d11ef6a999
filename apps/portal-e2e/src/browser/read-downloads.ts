import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';

/** A file that a browser saved. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

export const textOf = async (download: Download): Promise<string> => (await bytesOf(download)).toString('utf8');

/** The files of a ZIP, each of which the password opens. */
export const namesInZip = async (zip: Uint8Array, password: string): Promise<readonly string[]> => {
  const entries = await new ZipReader(new Uint8ArrayReader(zip), { useWebWorkers: false }).getEntries();
  for (const entry of entries) {
    if (entry.directory || !entry.encrypted) throw new Error(`${entry.filename} is not locked.`);
    await entry.getData(new Uint8ArrayWriter(), { password, checkSignature: true, useWebWorkers: false });
  }
  return entries.map(({ filename }) => filename);
};

/** A file that a new window was given. */
export interface WindowFile {
  readonly address: string;
  readonly isPdf: boolean;
}

/** The file of the next new window: a browser with a viewer shows it there, and one without saves it. */
export const fileOfNextWindow = (page: Page): Promise<WindowFile> =>
  new Promise((resolve, reject) => {
    const saved = async (download: Download): Promise<WindowFile> => ({
      address: download.url(),
      isPdf: (await bytesOf(download)).subarray(0, 5).toString() === '%PDF-',
    });
    page.once('popup', (opened) => {
      opened.once('download', (download) => void saved(download).then(resolve, reject));
      opened.on('response', (response) => {
        const isPdf = response.headers()['content-type'] === 'application/pdf';
        if (isPdf && response.url().startsWith('blob:')) resolve({ address: response.url(), isPdf });
      });
    });
  });
