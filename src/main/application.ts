/**
 * What the window talks to: puts store, table and words together behind the contract, a subject at a time. The shell (index.ts)
 * knows only this, and so do tests, which drive it without Electron and with clocks of their own.
 */
import { accepted } from '../rules/result';
import { copiesOf } from './application/copies';
import { drillingOn } from './application/drilling';
import { learningOn } from './application/learning';
import { groundOf } from './application/ground';
import { noticesOf } from './application/notices';
import { peopleRequests } from './application/people';
import { playingOn } from './application/playing';
import type { Application, ApplicationPorts } from './application/ports';
import { upkeepOf } from './application/upkeep';
import type { Handlers } from './ipc';
import { beginningRequest } from './requests/beginning';
import { tellingWhenDone } from './requests/telling-when-done';
import { heldUntilOpen } from './requests/held-until-open';
import type { Stored } from './store/fault';
import { MIGRATIONS } from './store/migrations';
import { glanceInto, openStore } from './store/open';
import { worldWith } from './world';

export type { Application, ApplicationPorts } from './application/ports';

/** Opens the application on its data folder. Refused with a fault of the store when it cannot. */
export function openApplication(ports: ApplicationPorts): Stored<Application> {
  const world = worldWith(ports.world);
  const opened = openStore(
    ports.dataFolder,
    world.now(),
    MIGRATIONS,
    ports.glance === true ? glanceInto(ports.dataFolder, world.now()) : undefined,
  );
  if (!opened.ok) return opened;
  const store = opened.value;
  const ground = groundOf(ports, world, store);
  const { background, personal, saving, report } = ground;
  if (store.lost > 0) report(`${store.lost} steps, answers and changes that were kept are missing.`);
  if (store.recovery !== null) report(`The database was set aside as ${store.recovery.setAside ?? 'nothing'}: ${store.recovery.reason}`);

  /** Something was done, by a request or by itself. */
  const done = (): void => {
    tidy.touched();
    ports.attend?.(table.busy || drills.goesOn);
  };
  /** Another database takes the place of this one, which becomes a backup then or is set aside. */
  let leaving = false;
  const beginAnew = (): void => {
    leaving = true;
    ports.restart?.();
  };

  const drilling = drillingOn(ground, done);
  const playing = playingOn(ground, () => {
    tidy.calm();
    done();
  });
  const upkeep = upkeepOf(ground, playing, drilling, beginAnew);
  const { drills } = drilling;
  const { table } = playing;
  const { look, tidy } = upkeep;

  // From here on the window's thread is at work.
  store.waitForLocks('briefly');

  const handlers: Omit<Handlers, 'app.begin'> = {
    'app.info': () => ({ ok: true, value: { ...ports.about, notices: noticesOf(store) } }),
    'app.drawn': ({ ground: colour }) => {
      ports.drawn?.(colour);
      return { ok: true, value: null };
    },
    'app.shown': () => {
      look.begin();
      ports.shown?.();
      return { ok: true, value: null };
    },
    'app.close': () => {
      ports.closeWindow();
      return { ok: true, value: null };
    },
    'app.keep-awake': ({ on }) => {
      ports.keepAwake?.(on);
      return { ok: true, value: null };
    },
    'export.show': ({ number }) => saving.show(number),
    ...playing.handlers,
    ...drilling.handlers,
    ...learningOn(ground, playing, drilling),
    ...peopleRequests(ground, playing, drilling, upkeep),
    ...copiesOf(ground, () => table.busy, beginAnew),
  };

  return accepted({
    handlers: tellingWhenDone(heldUntilOpen({ ...handlers, ...beginningRequest(handlers) }, look), done),
    word: personal.word,
    language: () => personal.language,
    rewriting: tidy.rewriting,
    onLanguage: (changed) => {
      personal.onLanguage(changed);
    },
    mayClose: () => !table.busy && !drills.atStake,
    away: () => {
      table.away();
      drills.away();
      ports.send('away', null);
    },
    left: () => {
      table.close();
      void playing.videos.drop();
      const left = drills.leave();
      if (!left.ok) report(`The end of a run was not kept: ${left.error.message ?? left.error.code}`);
    },
    close: () => {
      store.waitForLocks('long');
      upkeep.close();
      drilling.shelf.close();
      playing.shelf.close();
      playing.lines.close();
      playing.videos.close();
      background.close();
      table.close();
      drills.leave();
      if (store.changed && !leaving) {
        const made = store.backUp(world.now());
        if (!made.ok) report(`No backup was made: ${made.error.message}`);
      }
      store.close();
    },
  });
}
