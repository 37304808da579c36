/** What each player has set, and what is set for the computer: one row a setting, its value as JSON. */
import * as v from 'valibot';
import {
  COMPUTER_SETTINGS,
  DEFAULT_SETTINGS,
  mayShareKey,
  SettingsSchema,
  type Settings,
  type SettingsChange,
} from '../../shared/settings';
import type { Connection } from './connection';
import { stored, type Stored } from './fault';
import { jsonOf } from './json-text';
import { keepUncounted, type Keep } from './counted-writes';
import { COMPUTERS } from './line-up';

export interface SettingRepository {
  /** A profile's settings as they stand, with the computer's; one that is missing or makes no sense any more is as it was at first. */
  read(profile: string): Stored<Settings>;
  /** Keeps the settings that are named for a profile, and for the computer those that are its own, all or none; returns the whole. */
  change(profile: string, change: SettingsChange): Stored<Settings>;
}

const NAMES = Object.keys(SettingsSchema.entries) as readonly (keyof Settings)[];

function parsed(text: string | undefined): unknown {
  return text === undefined ? undefined : jsonOf(text);
}

/** `value` where it fits, else the value of a first start. */
function fitting<Name extends keyof Settings>(name: Name, value: unknown): Settings[Name] {
  const result = v.safeParse(SettingsSchema.entries[name], value);
  return result.success ? (result.output as Settings[Name]) : DEFAULT_SETTINGS[name];
}

/**
 * Keys one by one, so that a new action has its first key and the others stay as chosen; where somebody chose that key for another action, the
 * new one has a first key that nothing is bound to.
 */
function fittingKeys(value: unknown): Settings['keys'] {
  const { entries } = SettingsSchema.entries.keys;
  const chosen = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const keys = { ...DEFAULT_SETTINGS.keys };
  const bound: (keyof typeof entries)[] = [];
  const unbound: (keyof typeof entries)[] = [];
  for (const action of Object.keys(entries) as (keyof typeof entries)[]) {
    const result = v.safeParse(entries[action], chosen[action]);
    if (result.success) {
      keys[action] = result.output;
      bound.push(action);
    } else unbound.push(action);
  }
  for (const action of unbound) {
    const isFree = (code: string): boolean => !bound.some((other) => keys[other] === code && !mayShareKey(action, other));
    const free = [keys[action], ...Object.values(DEFAULT_SETTINGS.keys)].find(isFree);
    if (free !== undefined) keys[action] = free;
    bound.push(action);
  }
  return keys;
}

/** The repository over `db`; its statements are prepared once. */
export function settingRepository(db: Connection, keep: Keep = keepUncounted): SettingRepository {
  const own = db.prepare<[string], { key: string; value: string }>(
    'SELECT key, value FROM profile_setting WHERE profile = (SELECT number FROM profile WHERE id = ?)',
  );
  const putOwn = db.prepare<[string, string, string]>(
    `INSERT INTO profile_setting (profile, key, value) SELECT number, ?, ? FROM profile WHERE id = ?
     ON CONFLICT (profile, key) DO UPDATE SET value = excluded.value`,
  );
  const computers = db.prepare<[string], { key: string; value: string }>('SELECT key, value FROM setting WHERE key GLOB ?');
  const putComputers = db.prepare<[string, string]>(
    'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  const isComputers = new Set<string>(COMPUTER_SETTINGS);
  const read = (profile: string): Settings => {
    const kept = new Map<string, string>();
    for (const { key, value } of own.all(profile)) if (!isComputers.has(key)) kept.set(key, value);
    for (const { key, value } of computers.all(`${COMPUTERS}*`)) {
      const name = key.slice(COMPUTERS.length);
      if (isComputers.has(name)) kept.set(name, value);
    }
    const settings = Object.fromEntries(
      NAMES.map((name) => {
        const value = parsed(kept.get(name));
        return [name, name === 'keys' ? fittingKeys(value) : fitting(name, value)];
      }),
    );
    return settings as Settings;
  };
  const change = db.transaction((profile: string, changed: SettingsChange) => {
    for (const [name, value] of Object.entries(changed)) {
      if (value === undefined) continue;
      if (isComputers.has(name)) putComputers.run(COMPUTERS + name, JSON.stringify(value));
      else putOwn.run(name, JSON.stringify(value), profile);
    }
    return read(profile);
  });
  return {
    read: (profile) => stored(() => read(profile)),
    change: (profile, changed) => stored(() => keep(() => change.immediate(profile, changed))),
  };
}
