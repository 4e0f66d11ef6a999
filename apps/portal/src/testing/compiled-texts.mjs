import { registerHooks } from 'node:module';
import { readCatalog } from '@portico/tools/messages/catalog.ts';
import { compileContexts } from '@portico/tools/messages/compile.ts';

const named = /^virtual:messages\/([\w+-]+)\/(\w+)$/;

/** The compiled texts that a build of the portal puts into chunks, for tests that open its screens without one. */
export default async () => {
  const entries = await readCatalog();
  registerHooks({
    resolve: (specifier, context, next) =>
      named.test(specifier) ? { url: specifier, format: 'module', shortCircuit: true } : next(specifier, context),
    load: (url, context, next) => {
      const [, contexts, language] = named.exec(url) ?? [];
      if (contexts === undefined) return next(url, context);
      const texts = compileContexts(entries, contexts.split('+'), language);
      return { format: 'module', source: `export default ${JSON.stringify(texts)};\n`, shortCircuit: true };
    },
  });
};
