import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

/** Lays a Brotli and a gzip form beside every text file of a folder, so that no request pays for compressing. */
export const compressFolder = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !text.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const plain = readFileSync(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
};
