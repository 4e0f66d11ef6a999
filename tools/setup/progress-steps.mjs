/** Of a log a person reads few lines: of all that is done in a start, each long step tells of five. */
const steps = 5;

/**
 * Whether so much more is done that it is worth a line in a log, where no bar can be drawn over itself.
 *
 * @returns {(done: number, total: number) => boolean}
 */
export const progressSteps = () => {
  let told = 0;
  return (done, total) => {
    const reached = total === 0 ? steps : Math.min(steps, Math.floor((steps * done) / total));
    const isMore = reached > told;
    told = Math.max(told, reached);
    return isMore;
  };
};
