// What a program's processes take, as Linux tells it: those that it started count with it.
import { readdirSync, readFileSync } from 'node:fs';

const CLOCK_TICKS = 100;

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // It has ended meanwhile.
  }
}

/** The fields of a process's `stat` after its name, which may hold anything. */
function statOf(pid) {
  const text = read(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** The process and all that it started. */
export function familyOf(root) {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statOf(name)[1])]),
  );
  const family = new Set([root]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

/** Proportional memory of a program, in MB: what processes share counts once. */
export function memoryOfFamily(root) {
  const kilobytes = familyOf(root).map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Seconds of a core that a program has used so far. */
export function coreSecondsOf(root) {
  const ticks = familyOf(root).map((pid) => {
    const stat = statOf(pid);
    return (Number(stat[11]) || 0) + (Number(stat[12]) || 0);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / CLOCK_TICKS;
}
