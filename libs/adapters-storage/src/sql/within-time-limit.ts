const ticks = 4;

/**
 * What `work` answers, or `otherwise` when it has not within `milliseconds`. Counted in turns of the event loop: a process
 * that was held up itself has not waited.
 */
export const within = async <T, Late>(milliseconds: number, work: Promise<T>, otherwise: Late): Promise<T | Late> => {
  let over = false;
  const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds / ticks));
  const late = async (): Promise<Late> => {
    for (let waited = 0; waited < ticks && !over; waited += 1) await tick();
    return otherwise;
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    over = true;
  }
};
