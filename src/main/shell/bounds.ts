/** Where the window stands, as it is remembered, and how it is brought back when a monitor has gone. Pure. */
import * as v from 'valibot';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const whole = v.pipe(v.number(), v.integer());
const WindowPlaceSchema = v.object({
  x: whole,
  y: whole,
  width: v.pipe(whole, v.minValue(1)),
  height: v.pipe(whole, v.minValue(1)),
  maximized: v.boolean(),
  fullScreen: v.boolean(),
});

/** Size and place of the window when it is neither maximized nor in full screen, in DIP, and which of these it is. */
export type WindowPlace = Readonly<v.InferOutput<typeof WindowPlaceSchema>>;

export const MINIMUM_SIZE = { width: 1024, height: 640 } as const;
const FIRST_SIZE = { width: 1280, height: 800 } as const;

/** Enough of the title bar must be on a screen to take hold of it with a mouse. */
const GRIP = { width: 160, height: 32 } as const;

function overlap(startA: number, lengthA: number, startB: number, lengthB: number): number {
  return Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB);
}

/** True when the window's title bar can be reached on this work area. */
function reachable(place: Rectangle, area: Rectangle): boolean {
  return (
    overlap(place.x, place.width, area.x, area.width) >= GRIP.width && place.y >= area.y && place.y + GRIP.height <= area.y + area.height
  );
}

/** Never under the smallest size; else never larger than the screen. */
function fit(wanted: number, room: number, smallest: number): number {
  return Math.max(smallest, Math.min(wanted, room));
}

function centred(size: { readonly width: number; readonly height: number }, area: Rectangle): Rectangle {
  return {
    // A window larger than a small screen still shows its top left corner.
    x: area.x + Math.max(0, Math.round((area.width - size.width) / 2)),
    y: area.y + Math.max(0, Math.round((area.height - size.height) / 2)),
    width: size.width,
    height: size.height,
  };
}

/** The screen that shows most of a window. */
function screenOf(shown: Rectangle, areas: readonly [Rectangle, ...Rectangle[]]): Rectangle {
  const size = (area: Rectangle): number =>
    Math.max(0, overlap(shown.x, shown.width, area.x, area.width)) * Math.max(0, overlap(shown.y, shown.height, area.y, area.height));
  return areas.reduce((best, area) => (size(area) > size(best) ? area : best));
}

/** A window as the system tells of it, in DIP. */
export interface WindowNow extends Pick<WindowPlace, 'maximized' | 'fullScreen'> {
  /** As it is when neither maximized nor in full screen; and as it is. */
  readonly normal: Rectangle;
  readonly shown: Rectangle;
}

/** What nobody moves by: at a scale such as 1.25 the system rounds to whole pixels and back, a little more at each start. */
const ROUNDING = 4;

function unlessRounded(now: number, before: number): number {
  return Math.abs(now - before) <= ROUNDING ? before : now;
}

/**
 * What is remembered of a window that was opened at `opened`: on the screen that it fills, where it fills one, and nothing
 * that nobody changed.
 */
export function placeToKeep(now: WindowNow, opened: Rectangle, areas: readonly [Rectangle, ...Rectangle[]]): WindowPlace {
  const { normal, shown, maximized, fullScreen } = now;
  const screen = screenOf(shown, areas);
  const elsewhere = (maximized || fullScreen) && screenOf(normal, areas) !== screen;
  const place = {
    x: unlessRounded(normal.x, opened.x),
    y: unlessRounded(normal.y, opened.y),
    width: unlessRounded(normal.width, opened.width),
    height: unlessRounded(normal.height, opened.height),
  };
  return { ...(elsewhere ? centred(place, screen) : place), maximized, fullScreen };
}

/** What was remembered, if it is a window's place at all. */
function parsePlace(remembered: unknown): WindowPlace | undefined {
  const parsed = v.safeParse(WindowPlaceSchema, remembered);
  return parsed.success ? parsed.output : undefined;
}

/**
 * Where to open the window: as remembered where its title bar is still on a screen, else in the middle of the first
 * screen. `areas` are the screens' work areas in DIP, the primary screen's first; at least one.
 */
export function rescuedPlace(remembered: unknown, areas: readonly [Rectangle, ...Rectangle[]]): WindowPlace {
  const place = parsePlace(remembered);
  const area = (place && areas.find((candidate) => reachable(place, candidate))) ?? areas[0];
  const wanted = place ?? FIRST_SIZE;
  const size = {
    width: fit(wanted.width, area.width, MINIMUM_SIZE.width),
    height: fit(wanted.height, area.height, MINIMUM_SIZE.height),
  };
  const stays = place !== undefined && reachable(place, area);
  return {
    ...(stays ? { x: place.x, y: place.y, ...size } : centred(size, area)),
    maximized: place?.maximized ?? false,
    fullScreen: place?.fullScreen ?? false,
  };
}
