import { isElement, type Xml } from './xml-tree.ts';

/** What an element says in attributes; its name for readers and its text stay, as they say something where a code cannot. */
const said: ReadonlySet<string> = new Set(['code', 'value', 'unit']);

/**
 * A document without the codes, times and amounts that stand beside a null flavor: an element that says both “unknown” and
 * “active” contradicts itself, and its readers find only that it does not know.
 */
export const surelySaid = (element: Xml): Xml => ({
  ...element,
  attributes: element.attributes.has('nullFlavor')
    ? new Map([...element.attributes].filter(([name]) => !said.has(name)))
    : element.attributes,
  children: element.children.map((child) => (isElement(child) ? surelySaid(child) : child)),
});
