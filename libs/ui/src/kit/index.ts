// The kit as other rooms see it. What brings React Aria (modal, toasts) is imported by its own file, lazily.
export { contrast, hardestGround, leastContrast, readableAccent, type Scheme } from './accent.ts';
export { Button, ButtonLink, type ButtonLook } from './button.tsx';
export { Card } from './card.tsx';
export { Choice, type ChoiceOption } from './choice.tsx';
export { Disclosure } from './disclosure.tsx';
export { EmptyState } from './empty-state.tsx';
export { Icon, type IconName } from './icon.tsx';
export { kitWords } from './kit.messages.ts';
export { LiveClock, type Ticking } from './live-clock.tsx';
export { LoadMore } from './load-more.tsx';
export { Notice, RetryNotice } from './notice.tsx';
export { Plot, type PlotPoint, type PlotRange, type PlotStanding } from './plot.tsx';
export { Presence } from './presence.tsx';
export { Skeleton } from './skeleton.tsx';
export { StatusBadge, type Tone } from './status-badge.tsx';
export { TextField } from './text-field.tsx';
export { useAccent } from './use-accent.ts';
export { LiveRegion, VisuallyHidden } from './visually-hidden.tsx';
