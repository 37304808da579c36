/** So many whole seconds, in minutes and seconds. */
export function minutesText(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long something takes yet: its last second is begun until it is over. */
export function leftText(millis: number): string {
  return minutesText(Math.ceil(millis / 1000));
}
