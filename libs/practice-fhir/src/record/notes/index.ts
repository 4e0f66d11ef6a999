export { joinNotes } from './join-notes.ts';
export { noteKindOf } from './note-kind.ts';
export { attachmentsIn, encounterOf, isNote, noteOf, reportKindOf } from './read-note.ts';
export { blocksOfHtml, blocksOfText } from './note-text.ts';
