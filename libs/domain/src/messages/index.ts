export {
  attachableEndings,
  largestFile,
  tellingBytes,
  type BadFile,
  judgeFile,
  type FileShape,
  shapeOf,
  tidyFileName,
  typeOfName,
} from './message-file.ts';
export { timeStyle } from './message-time.ts';
export {
  type ThreadId,
  type MessageId,
  type NodeId,
  type SendKey,
  type Correspondent,
  type ThreadLine,
  type Message,
  type MessageFile,
  type Thread,
  type Mark,
  excerptLength,
  type MessageTeam,
  type OfferedTeam,
  type Recipient,
  idOfTeam,
  messageTeams,
  teamWithId,
  isBefore,
} from './thread.ts';
export {
  type Subject,
  type Body,
  longestSubject,
  longestBody,
  type BadSubject,
  parseSendKey,
  parseSubject,
  parseBody,
} from './subject-and-body.ts';
export type { Correspondents, Correspondence } from './ports/correspondence.ts';
export type { Mailbox } from './ports/unread-message-count.ts';
export type { FileToAttach, NewThread, Reply, NotSent, Sent, MessageStore } from './ports/message-store.ts';
export { type FileToKeep, mostUnsentFiles, type MessageFiles } from './ports/message-files.ts';
export type { ScanVerdict, UploadScanner } from './ports/upload-scanner.ts';
