import type { Instant } from '@portico/domain/kernel';
import { isPast, isToCome } from '@portico/practice-fhir/values';
import { says, timeOf } from './coded-values.ts';
import { statusOf } from './entry-reader.ts';
import { attribute, first, isElement, type Xml } from './xml-tree.ts';

/** The element that says from when to when a name, an address or a number holds. */
const spans: ReadonlyMap<string, string> = new Map(
  Object.entries({
    name: 'validTime',
    addr: 'useablePeriod',
    telecom: 'useablePeriod',
  }),
);

/**
 * A document as it holds at a moment: of names, addresses, numbers and the participants of its header no end is left that
 * is still to come, and what is not in force yet and numbers that are over or known to be wrong are left out, so that
 * their readers need no clock. When something happened or is planned stays as it is.
 */
export const asOf = (root: Xml, now: Instant): Xml => partsAsOf(root, now, { participant: 'time' });

const partsAsOf = (holder: Xml, now: Instant, more: Readonly<Record<string, string>> = {}): Xml => ({
  ...holder,
  children: holder.children.flatMap((child): readonly (Xml | string)[] => {
    if (!isElement(child)) return [child];
    const span = spans.get(child.name) ?? more[child.name];
    const inner = partsAsOf(child, now);
    if (span === undefined) return [inner];
    return hasBegun(child, span, now) || child.name === 'name' ? held(endedOnly(inner, span, now), span) : [];
  }),
});

const held = (each: Xml, span: string): readonly Xml[] =>
  each.name === 'telecom' && (isOver(each, span) || isWrong(each)) ? [] : [each];

const isWrong = (telecom: Xml): boolean => says(telecom, 'use', 'BAD');

/** Whether its time has an end, which in a document as it holds at a moment has come. */
export const isOver = (each: Xml, span: string): boolean => first(each, `${span}/high`) !== undefined;

const hasBegun = (each: Xml, span: string, now: Instant): boolean => {
  const low = timeOf(attribute(first(each, `${span}/low`), 'value'));
  return low === undefined || !isToCome(low, now);
};

/** What is of no more use once its source says that it ended at some time; of others `UNK` may mean that no end is known. */
const endedSometime = new Set(['name', 'addr']);

/** Whether an end has come: at a time that is over, or, where an end of unknown date is one, at such. */
const hasCome = (high: Xml | undefined, now: Instant, isUnknownEnd: boolean): boolean => {
  const date = timeOf(attribute(high, 'value'));
  return date === undefined ? isUnknownEnd && attribute(high, 'nullFlavor') === 'UNK' : isPast(date, now);
};

const endedOnly = (each: Xml, span: string, now: Instant): Xml => ({
  ...each,
  children: each.children.map((child) =>
    isElement(child) && child.name === span
      ? {
          ...child,
          children: child.children.filter(
            (end) => !isElement(end) || end.name !== 'high' || hasCome(end, now, endedSometime.has(each.name)),
          ),
        }
      : child,
  ),
});

/** Whether the time of a team, or of a place in it, is over; an end of unknown date is one only where its act is ended. */
export const hasLeft = (time: Xml | undefined, act: Xml, now: Instant): boolean =>
  hasCome(first(time, 'high'), now, ended.has(statusOf(act)));

const ended: ReadonlySet<string | undefined> = new Set(['completed', 'aborted']);
