export { blocksIn } from './note-blocks.ts';
export { readNotes, type AroundNotes } from './read-notes.ts';
