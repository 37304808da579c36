/** `--help` of the command-line programs. */

/** Prints how a program is used and ends with status 0 where the arguments ask for it (`--help` or `-h`). */
export function helpIfAsked(argv: readonly string[], usage: string): void {
  if (!argv.includes('--help') && !argv.includes('-h')) return;
  process.stdout.write(`${usage.trim()}\n`);
  process.exit(0);
}
