/** Takes work that an answer does not wait for, so that the time it takes tells nothing. */
export type BackgroundTasks = (work: () => Promise<void>) => void;
