// `npm run texts -- extract | compile | check | export LANGUAGE | import LANGUAGE FILE`: the texts of the portal, its mails
// and its documents (docs/texts.md).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { languagesFound, readFolders, source, type TextFolder } from './catalog.ts';
import { complaintsAbout } from './check-messages.ts';
import { generatedFiles, languagesFile, languagesModule } from './compile.ts';
import { unusedMessages } from './unused-messages.ts';
import { complaintsAboutWords, readWordList } from './words.ts';
import { exportXliff, importXliff } from './xliff.ts';

const [command, language = '', file = ''] = process.argv.slice(2);

const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

const compile = async (folders: readonly TextFolder[]): Promise<void> => {
  for (const [path, content] of generatedFiles(folders)) write(path, content);
};

/** Says what is wrong; the number of sentences decides how the command ends. */
const tell = (complaints: readonly string[]): void => {
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
};

const stale = (folders: readonly TextFolder[]): readonly string[] =>
  [...generatedFiles(folders)]
    .filter(([path, content]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== content)
    .map(([path]) => `${path} is older than the catalogs: npm run texts -- compile`);

const importFile = async (folders: readonly TextFolder[]): Promise<void> => {
  const imported = importXliff(folders, language, readFileSync(file, 'utf8'));
  if (imported.complaints.length > 0) return tell(imported.complaints);
  for (const [path, catalog] of 'catalogs' in imported ? imported.catalogs : []) {
    write(`${path}/texts/${language}.json`, `${JSON.stringify(catalog, undefined, 2)}\n`);
  }
  await compile(await readFolders());
};

// Messages are read with what they import, and that needs the list of languages.
if (command === 'compile') write(languagesFile, languagesModule(languagesFound()));
const folders = await readFolders();
const named = language !== '' && language !== source;
if (command === 'extract') {
  const messages = folders.flatMap(({ entries }) =>
    entries.map(({ id, defaultMessage, description }) => [id, { defaultMessage, description }]),
  );
  console.log(JSON.stringify(Object.fromEntries(messages), undefined, 2));
} else if (command === 'compile') await compile(folders);
else if (command === 'check') {
  const words = readWordList(readFileSync(join(root, 'docs/words.md'), 'utf8'));
  const wrong = [...complaintsAbout(folders), ...complaintsAboutWords(folders, words)];
  tell([...wrong, ...(await unusedMessages(folders)), ...stale(folders)]);
} else if (command === 'export' && named) process.stdout.write(exportXliff(folders, language));
else if (command === 'import' && named && file !== '') await importFile(folders);
else {
  console.error('npm run texts -- extract | compile | check | export LANGUAGE | import LANGUAGE FILE');
  process.exitCode = 1;
}
