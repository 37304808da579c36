// What a list of courses needs of them: their names, how long they take and how many steps each lesson has. A course's steps and what is said
// in them are many times that, and nobody reads them before somebody learns. `?head` after a course's file, or after its words, is what is left.
import { readFileSync } from 'node:fs';

/** Of a course its lessons, each of steps with their number; of its words its title and those of its lessons. */
function headOf(read) {
  if (!Array.isArray(read.lessons)) {
    return Object.fromEntries(Object.entries(read).filter(([name]) => name === 'title' || /^[^.]+\.title$/.test(name)));
  }
  const lessons = read.lessons.map(({ kind, id, steps }) => ({
    kind,
    id,
    ...(steps !== undefined && { steps: { length: steps.length } }),
  }));
  return { id: read.id, minutes: read.minutes, lessons };
}

/** A plugin (Vite, Rolldown) that reads `…/lessons/<course>/<file>.json?head`. */
export function lessonHeads() {
  return {
    name: 'lookout:lesson-heads',
    enforce: 'pre',
    load(id) {
      if (!/\/lessons\/[^/]+\/[a-z]+\.json\?head$/.test(id)) return null;
      const head = JSON.stringify(headOf(JSON.parse(readFileSync(id.slice(0, -'?head'.length), 'utf8'))));
      return { code: `export default JSON.parse(${JSON.stringify(head)})`, moduleType: 'js' };
    },
  };
}
