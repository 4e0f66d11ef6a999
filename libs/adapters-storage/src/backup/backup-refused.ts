/** Why there is no backup, or none that can be used, as a sentence for the operator. */
export class BackupRefused extends Error {}
