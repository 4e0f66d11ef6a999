export { type ClinicalNoteModel, ClinicalNoteScreen } from './clinical-note-screen.tsx';
export { NoteList } from './note-list.tsx';
