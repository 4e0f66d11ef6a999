import type { PracticeBehavior, PracticeManagement } from '@portico/domain/practices';
import { carecloudBehavior } from '../carecloud/index.ts';
import { talkehrBehavior } from '../talkehr/index.ts';
import { vertexBehavior } from '../vertex/index.ts';

/** Behaviors that any system can be given, by configuration or by the embedded system's tables. */
const behaviors: Readonly<Record<PracticeManagement, PracticeBehavior>> = {
  vertex: vertexBehavior,
  carecloud: carecloudBehavior,
  talkehr: talkehrBehavior,
};

export const behaviorOf = (management: PracticeManagement): PracticeBehavior => behaviors[management];
