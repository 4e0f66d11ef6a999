import type { MayBeAuthored, Section } from '@portico/domain/health';
import { loinc, template, type Written } from './entry-parts.ts';
import { authoredEntry } from './write-author.ts';
import { element as e, text, type Markup } from './write-xml.ts';

/** How a section is named by the standard. */
export interface SectionKind {
  readonly code: string;
  readonly title: string;
  readonly template: readonly [number: string, version?: string];
  /** The template of the same section that has to have entries or a null flavor. */
  readonly withEntries?: readonly [number: string, version?: string];
}

const about = ({ code, title, template: own, withEntries }: SectionKind, hasEntries: boolean): readonly Markup[] => [
  ...(hasEntries && withEntries !== undefined ? [template(...withEntries)] : []),
  template(...own),
  e('code', { code, codeSystem: loinc, displayName: title }),
  e('title', {}, text(title)),
];

export const section = <T>(
  kind: SectionKind,
  said: Section<T>,
  entryOf: (entry: T) => Written | undefined,
  none?: Markup,
): Markup => {
  switch (said.kind) {
    case 'no-information':
      return silent(kind);
    case 'none-known':
      return e(
        'section',
        {},
        ...about(kind, none !== undefined),
        e('text', {}, text(`${kind.title}: none known`)),
        ...(none === undefined ? [] : [e('entry', {}, none)]),
      );
    case 'narrative':
      return e(
        'section',
        {},
        ...about(kind, false),
        e('text', {}, ...said.text.map((each) => e('paragraph', {}, text(each)))),
      );
    case 'entries': {
      const written = said.entries.flatMap((entry) => authoredBy(entry, entryOf(entry)));
      if (written.length === 0) return silent(kind);
      return e(
        'section',
        {},
        ...about(kind, true),
        e('text', {}, ...list(written.map(({ words }) => words))),
        ...written.map(({ entry }) => e('entry', {}, entry)),
      );
    }
  }
};

/** With who wrote it at its source; a team is many entries, which say it of none. */
export const authoredBy = (said: unknown, written: Written | undefined): readonly Written[] => {
  if (written === undefined) return [];
  const { authored } = said as MayBeAuthored;
  return [{ ...written, entry: authoredEntry(written.entry, authored) }];
};

/** A section of which the source says nothing. */
const silent = (kind: SectionKind): Markup =>
  e('section', { nullFlavor: 'NI' }, ...about(kind, true), e('text', {}, text('No information')));

/** A list has an item at least. */
export const list = (items: readonly string[]): readonly Markup[] =>
  items.length === 0 ? [] : [e('list', {}, ...items.map((each) => e('item', {}, text(each))))];
