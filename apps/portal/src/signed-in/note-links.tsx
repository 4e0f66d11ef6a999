import { NoteList } from '@portico/ui/screens/notes';

export default NoteList;
