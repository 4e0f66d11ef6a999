import { compileFunction } from 'node:vm';
import { writers, type WriterCompiler } from '../codecs/codec-parts.ts';

/** A writer as one object literal is several times faster than one that goes through its table. */
const compile: WriterCompiler = (literal, codecs) =>
  (
    compileFunction(`'use strict';\nreturn (value) => ({\n${literal}\n});`, ['codecs']) as (
      of: readonly object[],
    ) => ReturnType<WriterCompiler>
  )(codecs);

/** From now on writers are compiled. Nothing in their text is a value: names of properties and of fields alone. */
export const compileWriters = (): void => {
  writers.compile = compile;
};
