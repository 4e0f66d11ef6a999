import { sections } from './asvs.ts';
import { retention } from './retention-by-table.ts';
import type { Showing } from './tests-showing-id.ts';
import { weaknesses } from './weaknesses.ts';

type Showings = ReadonlyMap<string, readonly Showing[]>;

/** The page with what stands between its markers written anew; everything else is a person's. */
export const written = (page: string, shown: Showings): string => {
  let text = page;
  for (const [name, table] of Object.entries(tables(shown))) {
    const [begin, end] = [`<!-- ${name}: written by npm run security -->`, `<!-- end of ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`docs/security.md has no place for ${name}.`);
    text = `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`;
  }
  return text;
};

const tables = (shown: Showings): Readonly<Record<string, string>> => ({
  weaknesses: table(
    ['id', 'what it was', 'a test that fails without its repair'],
    Object.entries(weaknesses).map(([id, what]) => [id, what, named(shown.get(id) ?? [])]),
  ),
  asvs: table(
    ['section', '', 'verdict', 'how, or what is missing', 'a test that shows it, or whose duty it is'],
    sections.map(({ id, title, verdict, note, duty }) => [
      id,
      title,
      verdict,
      note,
      named(ofSection(shown, id)) || (duty ?? ''),
    ]),
  ),
  retention: table(
    ['table', 'holds', 'kept'],
    Object.entries(retention).map(([name, [holds, kept]]) => [`\`${name}\``, holds, kept]),
  ),
});

const ofSection = (shown: Showings, id: string): readonly Showing[] =>
  [...shown].filter(([tag]) => tag === `ASVS-${id}` || tag.startsWith(`ASVS-${id}.`)).flatMap(([, each]) => each);

/** The first of the files, by its path: the id finds the others. */
const named = ([first]: readonly Showing[]): string =>
  first === undefined ? '' : `\`${first.file.split('/').at(-1)}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
