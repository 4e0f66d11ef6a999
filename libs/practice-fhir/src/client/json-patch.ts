import { writeJson, type Json, type JsonObject } from '../json/index.ts';

const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === undefined || b === undefined ? a === b : writeJson(a) === writeJson(b);

/** The JSON Patch that makes one resource of another, member by member. */
export const patchBetween = (before: JsonObject, after: JsonObject): readonly Json[] => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): readonly Json[] => {
    const [was, is] = [before[name], after[name]];
    if (same(was, is)) return [];
    const path = `/${name}`;
    if (is === undefined) return [{ op: 'remove', path }];
    return [{ op: was === undefined ? 'add' : 'replace', path, value: is }];
  });
};
