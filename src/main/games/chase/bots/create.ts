/** Makes the bot of a role. */
import { Chaser } from './chaser';
import { Runner } from './runner';
import type { Bot, BotOptions } from './bot';

/** A bot for one seat and one round; see `Bot` for how it is asked. */
export function createBot(options: BotOptions): Bot {
  return options.role === 'runner' ? new Runner(options) : new Chaser(options);
}
