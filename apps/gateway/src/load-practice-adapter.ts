import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads what a package exports, by its name or path; undefined if there is none. It throws what the package throws. */
export type LoadAdapter = (name: string) => Promise<unknown>;

/**
 * Looks for adapters where the file of practices is, and then where the gateway is: an adapter can be installed beside
 * the configuration, and stays there when the gateway is replaced by its next version.
 */
export const adaptersBeside = (practicesFile: string | undefined): LoadAdapter => {
  const places = [practicesFile, import.meta.filename].filter((place) => place !== undefined);
  return async (name) => {
    const found = places.map((place) => locationOf(name, resolve(place))).find((location) => location !== undefined);
    return found === undefined ? undefined : import(pathToFileURL(found).href);
  };
};

const locationOf = (name: string, from: string): string | undefined => {
  try {
    return createRequire(from).resolve(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
};
