import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../setup/paths.mjs';
import { contextOf, importMessages, languagesOf, messageFiles, readFolders } from './catalog.ts';
import { bareModule, compileContexts, languagesFile, languagesModule, loadersModule } from './compile.ts';
import { pseudoLanguage } from './pseudo-language.ts';

const virtual = /^\0?virtual:messages\/([\w+]+)(?:\/([\w-]+))?$/;
const isText = (path: string): boolean => path.endsWith('.messages.ts') || /\/texts\/[\w-]+\.json$/.test(path);

export interface MessagesOptions {
  /** Where the messages are written, from the root. */
  readonly folders?: readonly string[];
  /** Adds the pseudo-language, which is there in development and never in what people are given. */
  readonly pseudo?: boolean;
}

/**
 * Texts once, ready to show: a `*.messages.ts` is bundled as bare ids, `virtual:messages/<context>` loads the compiled
 * texts of one context, or of several that are always wanted together (`<context>+<context>`), in one language, and
 * react-intl comes without its parser.
 */
export const messagesPlugin = ({ folders: where = ['libs/ui/src'], pseudo = false }: MessagesOptions = {}): Plugin => {
  let version = 0;
  let serving = false;
  const fresh = () => (version === 0 ? '' : `v=${version}`);
  const withPseudo = (languages: readonly string[]) => (pseudo || serving ? [...languages, pseudoLanguage] : languages);

  return {
    name: 'portico-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [...parsersReplaced] } }),
    configResolved: ({ command }) => {
      serving = command === 'serve';
    },
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const path = id.split('?', 1)[0] ?? id;
      if (path.endsWith('.messages.ts'))
        return bareModule({ ...(await importMessages(relative(root, path), fresh())) });
      const [, named, language] = virtual.exec(id) ?? [];
      if (named === undefined && path !== join(root, languagesFile)) return undefined;
      const folders = await readFolders(where, fresh());
      const languages = withPseudo(languagesOf(folders));
      if (named === undefined) return languagesModule(languages);
      const contexts = named.split('+');
      const known = new Set(folders.flatMap(({ entries }) => entries.map((entry) => contextOf(entry.id))));
      for (const context of contexts) {
        if (!known.has(context)) this.error(`There are no messages of the context "${context}" here.`);
      }
      if (language === undefined) return loadersModule(id.slice(1), languages);
      if (!languages.includes(language)) this.error(`There is no language "${language}" in ${id.slice(1)}.`);
      for (const file of messageFiles(where)) this.addWatchFile(join(root, file));
      for (const { path: folder, catalogs } of folders) {
        for (const one of catalogs.keys()) this.addWatchFile(join(root, folder, 'texts', `${one}.json`));
      }
      return `export default ${JSON.stringify(compileContexts(folders, contexts, language))};\n`;
    },
    watchChange: (id) => {
      if (isText(id)) version += 1;
    },
  };
};

const parsersReplaced = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
  },
];
