/** Runs work that the response does not wait for, so that response time reveals nothing. */
export type BackgroundTasks = (work: () => Promise<void>) => void;
