export { BackupRefused } from './backup-refused.ts';
export { answerBackupRequest, requestBackup } from './backup-requests.ts';
export { copyUnused, makeBackup } from './back-up.ts';
export { copyFromServer } from './copy-from-server.ts';
export { readManifest, type Manifest } from './manifest.ts';
export { restoreIntoDirectory, restoreOntoServer } from './restore.ts';
export { tableHashes, type TableHash } from './table-hashes.ts';
export { verifyBackup } from './verify-backup.ts';
