import type { DraftFields, DraftName, DraftTopic, SavedDraft } from '@portico/domain/drafts';
import type { PatientRef } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** Unsent messages and forms of the signed-in person, which follow them to another device. */
export interface SavedDrafts {
  of(wanted: WantedDrafts): ServiceResult<readonly SavedDraft[]>;
  save(draft: DraftOnDevice): ServiceResult<SavedOrOther>;
  /** It was sent or thrown away. */
  drop(draft: DraftToDrop): ServiceResult<void>;
}

export interface WantedDrafts {
  readonly patient: PatientRef;
  readonly topic: DraftTopic;
}

export interface DraftOnDevice {
  readonly patient: PatientRef;
  readonly name: DraftName;
  readonly fields: DraftFields;
  /** The version that the device knows; 0 if it knows none. */
  readonly after: number;
}

export interface SavedOrOther {
  /** The version at the gateway. */
  readonly version: number;
  /** Present if another device saved something else meanwhile: nothing was changed. */
  readonly other?: SavedDraft;
}

export interface DraftToDrop {
  readonly patient: PatientRef;
  readonly name: DraftName;
}
