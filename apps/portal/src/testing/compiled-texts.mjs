import { registerHooks } from 'node:module';
import { languagesOf, readFolders } from '@portico/tools/messages/catalog.ts';
import { compileContexts, loadersModule } from '@portico/tools/messages/compile.ts';

const named = /^virtual:messages\/([\w+]+)(?:\/([\w-]+))?$/;

/** The compiled texts that a build of the portal puts into chunks, for tests that open its screens without one. */
export default async () => {
  const folders = await readFolders(['libs/ui/src']);
  const languages = languagesOf(folders);
  const written = (contexts, language, url) =>
    language === undefined
      ? loadersModule(url, languages)
      : `export default ${JSON.stringify(compileContexts(folders, contexts.split('+'), language))};\n`;
  registerHooks({
    resolve: (specifier, context, next) =>
      named.test(specifier) ? { url: specifier, format: 'module', shortCircuit: true } : next(specifier, context),
    load: (url, context, next) => {
      const [, contexts, language] = named.exec(url) ?? [];
      if (contexts === undefined) return next(url, context);
      return { format: 'module', source: written(contexts, language, url), shortCircuit: true };
    },
  });
};
