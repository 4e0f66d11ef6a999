import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../setup/paths.mjs';
import { contextOf, entriesOf, importMessages, languages, messageFiles, type Entry, type Language } from './catalog.ts';
import { bareModule, compileContexts } from './compile.ts';

const virtual = /^\0?virtual:messages\/([\w+-]+)\/(\w+)$/;
const withoutParser = createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser/no-parser.js');
const isLanguage = (raw: string | undefined): raw is Language => languages.some((language) => language === raw);

/**
 * Texts once, ready to show: a `*.messages.ts` is bundled as bare ids, `virtual:messages/<context>/<language>` is the
 * compiled texts of one context, or of several that are always wanted together (`<context>+<context>`), and react-intl
 * comes without its parser.
 *
 * @param folder where the messages are written, from the root
 */
export const messagesPlugin = (folder?: string): Plugin => {
  let version = 0;
  const fresh = (file: string) => importMessages(file, version === 0 ? '' : `v=${version}`);
  const catalog = async (): Promise<readonly Entry[]> =>
    (await Promise.all(messageFiles(folder).map(async (file) => entriesOf({ ...(await fresh(file)) }, file)))).flat();

  return {
    name: 'portico-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: withoutParser,
          },
        ],
      },
    }),
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const path = id.split('?', 1)[0] ?? id;
      if (path.endsWith('.messages.ts')) return bareModule({ ...(await fresh(relative(root, path))) });
      const [, named, language] = virtual.exec(id) ?? [];
      if (named === undefined) return undefined;
      const contexts = named.split('+');
      if (!isLanguage(language)) this.error(`There is no language "${language}" in ${id.slice(1)}.`);
      const entries = await catalog();
      const known = new Set(entries.map((entry) => contextOf(entry.id)));
      for (const context of contexts) {
        if (!known.has(context)) this.error(`There are no messages of the context "${context}" here.`);
      }
      for (const file of messageFiles(folder)) this.addWatchFile(join(root, file));
      return `export default ${JSON.stringify(compileContexts(entries, contexts, language))};\n`;
    },
    watchChange: (id) => {
      if (id.endsWith('.messages.ts')) version += 1;
    },
  };
};
