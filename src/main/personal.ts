/** The chosen player's settings, and the language that the app speaks by them. */
import type { Refusal } from '../shared/refusal';
import { resolveLanguage, type Language } from '../shared/catalogue';
import { DEFAULT_SETTINGS, type Settings } from '../shared/settings';
import type { Result } from '../rules/result';
import { wordIn } from './words';

interface PersonalPorts {
  /** The chosen player's settings as they are kept. */
  readonly read: () => Result<Settings, Refusal>;
  /** As a BCP 47 tag. */
  readonly systemLanguage: string;
  readonly report: (what: string) => void;
  /** Called with every change. */
  readonly changed: (settings: Settings) => void;
}

export class Personal {
  readonly #ports: PersonalPorts;
  readonly #listeners: (() => void)[] = [];
  #settings: Settings;

  constructor(ports: PersonalPorts) {
    this.#ports = ports;
    this.#settings = this.#kept();
  }

  get language(): Language {
    return resolveLanguage(this.#settings.language, this.#ports.systemLanguage);
  }

  /** The word for a key in that language. */
  readonly word = (key: string): string => wordIn(this.language, key);

  /** Calls back when the language has changed. */
  onLanguage(changed: () => void): void {
    this.#listeners.push(changed);
  }

  /** The settings are these now. */
  take(settings: Settings): void {
    const before = this.language;
    this.#settings = settings;
    this.#ports.changed(settings);
    if (this.language !== before) for (const listener of this.#listeners) listener();
  }

  /** Another player is the chosen one, or what is the computer's was changed beside the settings' own request. */
  readAgain(): void {
    this.take(this.#kept());
  }

  /** As kept; where they cannot be read the app goes on as it comes. */
  #kept(): Settings {
    const read = this.#ports.read();
    if (read.ok) return read.value;
    this.#ports.report(`The settings could not be read: ${read.error.message ?? read.error.code}`);
    return DEFAULT_SETTINGS;
  }
}
