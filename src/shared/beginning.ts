/** The requests whose answers a start brings along, in one: all that the window shows first. */
export const BEGINNING = [
  'app.info',
  'settings.read',
  'profile.list',
  'match.unfinished',
  'replay.last',
  'match.current',
  'drill.current',
] as const;
