export { blocksIn } from './note-blocks.ts';
export { withOneNoteOfAnOperation } from './one-operation.ts';
export { readNotes, type AroundNotes } from './read-notes.ts';
