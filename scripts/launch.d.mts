/** Options for Playwright's `_electron.launch` that start the built app on a data folder of its own. */
export function launchOptions(dataFolder: string): {
  executablePath: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  timeout: number;
};
