import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';
import { compressFolder } from './compress.ts';
import { fillPage } from './fill-page.ts';
import type * as PageModule from './render-page.tsx';

/** The texts of the first page, as the portal asks for them. */
const firstTexts = 'virtual:messages/access+kit+titles';

const held = (file: string | undefined, what: string): string => {
  if (file === undefined) throw new Error(`No file of the portal holds ${what}.`);
  return file;
};

/**
 * After the build for the browser, renders the sign-in page in each language into `index.<language>.html` (`index.html`
 * is the English one, for servers that know no other) and the outline of a page that needs no tokens into
 * `open.<language>.html`; says in `open-paths.json` which paths these are, as the text of a regular expression; and lays
 * compressed forms beside every file.
 *
 * @param plugins those that the page needs for being built a second time, for Node
 */
export const prerender = (plugins: () => PluginOption[]): Plugin => {
  let config: ResolvedConfig;
  const chunks = new Map<string, string>();
  let typeface: string | undefined;

  return {
    name: 'portico-prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_, bundle) {
      typeface = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) chunks.set(id, output.fileName);
      }
    },
    async writeBundle() {
      const folder = join(config.root, config.build.outDir);
      const built = join(config.cacheDir, 'prerender');
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        plugins: plugins(),
        publicDir: false,
        ssr: { noExternal: true },
        build: {
          ssr: join(config.root, 'src/prerender/render-page.tsx'),
          outDir: built,
          emptyOutDir: true,
          minify: false,
        },
      });
      const page = (await import(pathToFileURL(join(built, 'render-page.js')).href)) as typeof PageModule;
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      for (const [kind, language] of page.pageKinds.flatMap((one) =>
        page.languages.map((each) => [one, each] as const),
      )) {
        const modules = [`\0${firstTexts}/${language}`];
        if (kind === 'open') modules.push(join(config.root, 'src/open/open-pages.tsx'));
        const preloads = modules.map((id) => `${config.base}${held(chunks.get(id), id.replace('\0', ''))}`);
        const html = fillPage(template, {
          language,
          page: await page.renderPage(kind, language),
          preloads,
          typeface: `${config.base}${held(typeface, 'the typeface')}`,
          styles: (address) => readFileSync(join(folder, address), 'utf8'),
        });
        writeFileSync(join(folder, `${kind === 'open' ? 'open' : 'index'}.${language}.html`), html);
        if (kind === 'sign-in' && language === 'en') writeFileSync(join(folder, 'index.html'), html);
      }
      writeFileSync(join(folder, 'open-paths.json'), JSON.stringify(page.openPaths));
      rmSync(built, { recursive: true, force: true });
      compressFolder(folder);
    },
  };
};
