/** A page of measured figures that several programs write, each its own part of it, between marks that a reader does not see. */

const begin = (name: string): string => `<!-- ${name}: written by its own program -->`;
const end = (name: string): string => `<!-- end of ${name} -->`;

/** The page with this part in the place of the one of that name, or after all that is there. */
export function withPart(page: string, name: string, part: string): string {
  const whole = `${begin(name)}\n\n${part.trim()}\n\n${end(name)}\n`;
  const [from, to] = [page.indexOf(begin(name)), page.indexOf(end(name))];
  if (from < 0 || to < from) return `${page.trimEnd()}\n\n${whole}`;
  return `${page.slice(0, from)}${whole}${page.slice(to + end(name).length).replace(/^\n/, '')}`;
}

/** The page with what stands before all such parts written anew. */
export function withBeginning(page: string, beginning: string): string {
  const start = page.search(/<!-- .*: written by its own program -->/);
  return start < 0 ? beginning : `${beginning.trimEnd()}\n\n${page.slice(start)}`;
}
