/** An element as plain data: nothing of the parser is kept, so nothing has to be disposed of later. */
export interface Xml {
  /** The local name for HL7 v3, `sdtc:name` for its extension, `{namespace}name` for all others. */
  readonly name: string;
  /** By local name; `xsi:type` keeps its prefix, its value loses it. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (Xml | string)[];
}

export const v3 = 'urn:hl7-org:v3';

/** Child elements along `path` (`participant/participantRole/code`), in document order. */
export const all = (from: Xml | undefined, path: string): readonly Xml[] =>
  path
    .split('/')
    .reduce<readonly Xml[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => isElement(child) && child.name === name) as Xml[]),
      from === undefined ? [] : [from],
    );

export const isElement = (child: Xml | string): child is Xml => typeof child !== 'string';

export const first = (from: Xml | undefined, path: string): Xml | undefined => all(from, path)[0];

/** An attribute without outer blanks; `undefined` where it is missing or empty. */
export const attribute = (from: Xml | undefined, name: string): string | undefined => {
  const value = from?.attributes.get(name)?.trim();
  return value === '' ? undefined : value;
};

/** Every element of the tree, itself first, in document order. */
export function* everyElement(from: Xml): Generator<Xml> {
  yield from;
  for (const child of from.children) if (isElement(child)) yield* everyElement(child);
}

/** All text inside, blanks run together. */
export const plainText = (from: Xml | undefined): string => rawText(from).replace(/\s+/g, ' ').trim();

/** All text inside as it is written. */
export const rawText = (from: Xml | undefined): string =>
  from === undefined ? '' : from.children.map((child) => (isElement(child) ? rawText(child) : child)).join('');
