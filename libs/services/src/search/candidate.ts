import type { EntrySection, Hit, HitKind } from '@portico/application/search';
import type { LocalDate } from '@portico/domain/kernel';

/** Something that a search can find, and the texts by which it is found. */
export interface Candidate {
  readonly hit: Hit;
  /** What it is called: what is sought by its name comes before what only says it somewhere. */
  readonly name: string;
  readonly texts: readonly (string | undefined)[];
}

interface Described {
  readonly id: string;
  readonly title: string;
  readonly by?: string | undefined;
  readonly day?: LocalDate | undefined;
  readonly section?: EntrySection | undefined;
}

export const candidate = (
  kind: HitKind,
  { id, title, by, day, section }: Described,
  ...texts: readonly (string | undefined)[]
): Candidate => ({
  hit: {
    ...{ kind, id, title },
    ...(by === undefined ? {} : { with: by }),
    ...(day === undefined ? {} : { day }),
    ...(section === undefined ? {} : { section }),
  },
  name: title,
  texts: [title, by, ...texts],
});
