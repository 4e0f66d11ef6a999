/** One service in place of any: it notes what it is asked, and answers what a test puts in `place`. */
export const notingService = <Service extends object>() => {
  const asked: unknown[] = [];
  const place: { answer: unknown } = { answer: undefined };
  const service = new Proxy({} as Service, {
    // Not a promise itself, so that it can be awaited.
    get: (_, name) =>
      name === 'then'
        ? undefined
        : (...args: readonly unknown[]) => {
            asked.push([name, ...args]);
            return Promise.resolve(place.answer);
          },
  });
  return { asked, place, service };
};
