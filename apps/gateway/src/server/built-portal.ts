import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { languages, type Language } from '@portico/domain/kernel';

/** A built file with the encodings that the build made of it, all in memory: a path that is not in the list does not exist. */
export interface BuiltFile {
  readonly contentType: string;
  /** Quoted, of the plain bytes. */
  readonly etag: string;
  /** Whether its name changes with its content. */
  readonly immutable: boolean;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** The built portal. */
export interface BuiltPortal {
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly pages: Pages;
  /** Paths that need no tokens, and their page, which holds no sign-in form. */
  readonly open?: { readonly paths: RegExp; readonly pages: Pages };
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.css': 'text/css; charset=utf-8',
    '.html': 'text/html; charset=utf-8',
    '.ico': 'image/x-icon',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.map': 'application/json; charset=utf-8',
    '.pdf': 'application/pdf',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.txt': 'text/plain; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
    '.webp': 'image/webp',
    '.woff2': 'font/woff2',
  }),
);

/**
 * Reads a built portal. Its pages are `index.en.html` and so on in every language, and `open.en.html` for the paths that `open-paths.json` names; they are served by path and language, not by name.
 */
export const loadBuiltPortal = async (directory: string): Promise<BuiltPortal> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const bytes = new Map(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          return [`/${relative(directory, path).split(sep).join('/')}`, await readFile(path)] as const;
        }),
    ),
  );
  const files = new Map<string, BuiltFile>();
  for (const [path, plain] of bytes) {
    const contentType = contentTypes.get(extname(path));
    if (contentType === undefined) continue;
    files.set(path, {
      contentType,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      immutable: path.startsWith('/assets/'),
      plain,
      br: bytes.get(`${path}.br`),
      gzip: bytes.get(`${path}.gz`),
    });
  }
  const pages = pagesOf(languages.map((language) => [language, pageOf(files, directory, language)]));
  const open = openOf(files);
  for (const path of files.keys()) if (isPage.test(path)) files.delete(path);
  const frame = files.get(framePath);
  const html = [
    ...Object.values(pages),
    ...Object.values(open?.pages ?? {}),
    ...(frame === undefined ? [] : [frame]),
  ].map(({ plain }) => plain.toString('utf8'));
  return {
    files,
    pages,
    ...(open === undefined ? {} : { open }),
    scriptHashes: inlineHashes(html, 'script'),
    styleHashes: inlineHashes(html, 'style'),
  };
};

/** The page that the portal shows within another of its pages (`APT-202`). */
export const framePath = '/intake-forms/index.html';

const isPage = /^\/(?:(?:index|open)(?:\.[\w-]+)?\.html|open-paths\.json)$/;

type Pages = Readonly<Record<Language, BuiltFile>>;
const pagesOf = (pages: readonly (readonly [Language, BuiltFile])[]): Pages => Object.fromEntries(pages) as Pages;

const openOf = (files: ReadonlyMap<string, BuiltFile>): BuiltPortal['open'] => {
  const list = files.get('/open-paths.json');
  const pages = languages.flatMap((language) => {
    const page = files.get(`/open.${language}.html`);
    return page === undefined ? [] : [[language, page] as const];
  });
  if (list === undefined || pages.length < languages.length) return undefined;
  // Built by us from the table of paths, which has no pattern that could take long.
  return { paths: new RegExp(JSON.parse(list.plain.toString('utf8')) as string, 'i'), pages: pagesOf(pages) };
};

const pageOf = (files: ReadonlyMap<string, BuiltFile>, directory: string, language: Language): BuiltFile => {
  const page = files.get(`/index.${language}.html`) ?? files.get('/index.html');
  if (page === undefined) throw new Error(`${directory} holds no index.${language}.html: the portal is not built.`);
  return page;
};

/** `sha256-…` of every inline block of a tag. JSON blocks run nothing, but a hash too many allows nothing either. */
const inlineHashes = (pages: readonly string[], tag: 'script' | 'style'): readonly string[] => {
  const block = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'gi');
  const hashes = pages.flatMap((html) =>
    [...html.matchAll(block)].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  );
  return [...new Set(hashes)];
};
