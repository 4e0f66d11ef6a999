export type {
  LinkOver,
  Recovery,
  RecoveryAnswer,
  ResetDone,
  ResetFactor,
  ResetFactors,
  ResetLink,
  ResetRefusal,
  ResetRequest,
} from './recovery.port.ts';
