// `npm run packages [-- FOLDER]`: builds what adapters outside of this repository are written with, and packs it.
import { join, resolve } from 'node:path';
import { root } from '../setup/paths.mjs';
import { packInto } from './pack-tarballs.ts';

const [folder = join(root, 'dist', 'packages')] = process.argv.slice(2);
for (const tarball of packInto(resolve(folder), (one) => join(one.folder, 'dist')).values()) console.log(tarball);
