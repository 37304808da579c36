/** Days as people here type and read them: day, month, year, whatever the computer's own order is. */

/** Of a day given as an ISO date; '' for none. */
export function typedDay(date: string): string {
  const [year, month, day] = date.split('-');
  return year === undefined || month === undefined || day === undefined ? '' : `${day}/${month}/${year}`;
}

/** The ISO date of what was typed, with any sign between its numbers, or as an ISO date; '' for nothing, null where it is no day. */
export function dayTyped(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return '';
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  const own = /^(\d{1,2})\s*[./ -]\s*(\d{1,2})\s*[./ -]\s*(\d{4})$/.exec(typed);
  const [year, month, day] = iso !== null ? iso.slice(1) : own !== null ? own.slice(1).reverse() : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date ? null : date;
}
