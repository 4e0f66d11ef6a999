/** A function or class that is sent to browsers as its own text. Node runs a file without its types, so they are gone from it. */
interface Sent {
  readonly name: string;
  toString(): string;
}

/**
 * The text of a script that runs `main` with this config. Nothing else of a module travels: what `main` calls, and what that
 * calls, has to be among the parts.
 */
export const scriptText = <Config>(
  main: (config: Config) => void,
  config: Config,
  parts: readonly Sent[] = [],
): string => {
  const named = [...parts, main].map((part) => `const ${part.name} = ${part.toString()};`);
  return `(() => {\n${named.join('\n')}\n${main.name}(${JSON.stringify(config).replaceAll('<', '\\u003c')});\n})()`;
};
