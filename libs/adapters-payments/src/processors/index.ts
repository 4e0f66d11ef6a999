import type { ProcessorId } from '@portico/domain/practices';
import { clover } from '../clover/descriptor.ts';
import { payeezy } from '../payeezy/descriptor.ts';
import type { ProcessorDescriptor } from './descriptor.ts';

export type { ProcessorDescriptor, SettingRule } from './descriptor.ts';
export type { FramePages } from '../frame/frame-page.ts';
export { type Machine, thisMachine } from '../wire/clock-and-network.ts';

/** Every processor that there is; a new one is entered here, and the compiler names what else it touches. */
export const processors = { cloverapi: clover, payeezy } as const satisfies Readonly<
  Record<ProcessorId, ProcessorDescriptor<unknown>>
>;

type SettingsOf<Id extends ProcessorId> =
  (typeof processors)[Id] extends ProcessorDescriptor<infer Settings> ? Settings : never;

type AnySettings = SettingsOf<ProcessorId>;

/** How one practice takes cards (`MON-007`). */
export type ProcessorSettings = {
  readonly [Id in ProcessorId]: { readonly execution: Id } & SettingsOf<Id>;
}[ProcessorId];

/** The descriptor for a practice's settings. */
export const processorOf = ({ execution }: Pick<ProcessorSettings, 'execution'>): ProcessorDescriptor<AnySettings> =>
  processors[execution];

export const allProcessors: readonly ProcessorDescriptor<AnySettings>[] = Object.values(processors);
