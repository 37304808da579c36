/** Options for Playwright's `_electron.launch` that start the built app, or one that was built into `folder`, on a data folder of its own. */
export function launchOptions(
  dataFolder: string,
  folder?: string,
): {
  executablePath: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  timeout: number;
};
