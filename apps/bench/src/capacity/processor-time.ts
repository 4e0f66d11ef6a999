import { readdirSync, readFileSync } from 'node:fs';

/** The clock of the kernel counts the time of processes in hundredths of a second. */
const tick = 10;

interface Process {
  readonly parent: number;
  /** Milliseconds of its own, and of its children that ended. */
  readonly own: number;
}

const processOf = (id: number): Process => {
  const text = readFileSync(`/proc/${id}/stat`, 'utf8');
  // The name stands in parentheses and may hold blanks; after it come the state and the parent.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const at = (index: number): number => Number(fields[index]);
  return { parent: at(1), own: (at(11) + at(12) + at(13) + at(14)) * tick };
};

export const parentOf = (id: number): number => processOf(id).parent;

/** Milliseconds of a core that a process took so far. */
export const timeOf = (id: number): number => processOf(id).own;

/** Milliseconds of a core that a process and its children took so far. */
export const timeOfFamily = (id: number): number => {
  let sum = processOf(id).own;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const { parent, own } = processOf(Number(name));
      if (parent === id) sum += own;
    } catch {
      // It ended while the list was read; its parent counts it from now on.
    }
  }
  return sum;
};
