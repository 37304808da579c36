/** How long something takes, in minutes and seconds: the last second is begun until it is over. */
export function minutesText(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
