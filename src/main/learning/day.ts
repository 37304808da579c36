/** Dates as a player's calendar has them. */

/** The local date as YYYY-MM-DD. */
export function dayOf(time: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** The date so many days before `day`, both YYYY-MM-DD; no clock changes come in between. */
export function daysBefore(day: string, count: number): string {
  const time = new Date(`${day}T12:00:00Z`);
  time.setUTCDate(time.getUTCDate() - count);
  return time.toISOString().slice(0, 10);
}
