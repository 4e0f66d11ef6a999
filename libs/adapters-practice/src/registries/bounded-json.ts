/** The parsed JSON of an answer, or undefined where it is larger than `most` bytes or no JSON. The rest is not waited for. */
export const boundedJson = async (response: Response, most: number): Promise<unknown> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  const reader = response.body?.getReader();
  if (reader === undefined) return undefined;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > most) {
        await reader.cancel();
        return undefined;
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return JSON.parse(text + decoder.decode()) as unknown;
  } catch (error) {
    // Neither JSON nor UTF-8; an answer that broke off is the caller's to tell.
    if (error instanceof SyntaxError || (error instanceof TypeError && !isBrokenOff(error))) return undefined;
    throw error;
  }
};

/** `fetch` names a lost connection with the same type of error as a text that is no UTF-8. */
const isBrokenOff = (error: TypeError): boolean => error.cause !== undefined;
