import type { Plugin } from 'vite';

/** What a file of the build imports before its own first line runs. */
export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** The first circle that is found among chunks, as the files on it in the order of their imports; none if there is none. */
export const circleAmong = (chunks: readonly Chunk[]): readonly string[] => {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const seen = new Set<string>();
  const circleFrom = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return way.slice(way.indexOf(file));
    if (seen.has(file)) return [];
    seen.add(file);
    for (const imported of importsOf.get(file) ?? []) {
      const circle = circleFrom(imported, [...way, file]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  for (const { fileName } of chunks) {
    const circle = circleFrom(fileName, []);
    if (circle.length > 0) return circle;
  }
  return [];
};

/** Refuses a build of which two files import each other: one of them would run with what it imports still undefined. */
export const acyclicChunks = (): Plugin => ({
  name: 'portico:acyclic-chunks',
  generateBundle(_, bundle) {
    const circle = circleAmong(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (circle.length > 0) this.error(`These files of the build import each other: ${circle.join(', ')}.`);
  },
});
