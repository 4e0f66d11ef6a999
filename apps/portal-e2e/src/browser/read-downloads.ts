import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** A file that a browser saved. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

export const textOf = async (download: Download): Promise<string> => (await bytesOf(download)).toString('utf8');
