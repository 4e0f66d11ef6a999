import type { DetailGroup } from '@portico/domain/profile';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import { PhysicianPicker, type PhysicianDetailsModel, type PhysicianPickerModel } from './physician-picker.tsx';
import { demographicsWords as words } from './demographics.messages.ts';

export type PhysicianGroup = Extract<DetailGroup, `${string}_physician`>;

const groups: readonly (readonly [PhysicianGroup, Message])[] = [
  ['primary_care_physician', words.primary],
  ['referring_physician', words.referring],
];

/** The primary and the referring physician. */
export const PhysicianPickers = ({
  details,
  pickers,
}: {
  readonly details: PhysicianDetailsModel;
  readonly pickers: Readonly<Record<PhysicianGroup, PhysicianPickerModel>>;
}) => {
  const say = useWords();
  return groups.map(([group, title]) => (
    <PhysicianPicker key={group} title={say(title)} details={details} group={group} picker={pickers[group]} />
  ));
};
