import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';

/** A file that a browser saved. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

export const textOf = async (download: Download): Promise<string> => (await bytesOf(download)).toString('utf8');

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
