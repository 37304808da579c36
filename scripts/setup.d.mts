/** Parts of the set-up, each holding the earlier ones. */
export type Part = 'modules' | 'native' | 'app' | 'display' | 'test';

/** Makes a part ready; throws an error whose message is one clear sentence. */
export function setUp(part: Part): Promise<void>;

/** Makes a part ready, or tells what is wrong and ends the process with exit code 1. */
export function setUpOrExit(part: Part): Promise<void>;

/** The Electron program to start, as the last set-up found it. */
export function electronPath(): string;

/** `--no-sandbox` for root, nothing for anyone else. */
export function sandboxArguments(): string[];
