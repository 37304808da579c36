/* global document, getComputedStyle, innerHeight, innerWidth, window */

/**
 * Runs in the page: buttons and headings whose words are cut off or that lie outside the window with no way to scroll there, and
 * anything that makes the page wider than the window. A list of { what, words }.
 */
export function cutOff() {
  const scrolls = (element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return true;
    return false;
  };
  const found = [];
  const add = (what, element) => found.push({ what, words: element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60) });
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) add(`the page is ${root.scrollWidth - innerWidth} pixels wider than the window`, document.body);
  const top = document.querySelector('dialog[open]') ?? document;
  for (const element of top.querySelectorAll('button, h1, h2, label, summary')) {
    if (element.closest('[inert], .visually-hidden') !== null || element.getClientRects().length === 0) continue;
    const { left, top: above, right, bottom, width } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (width <= 1 || style.visibility === 'hidden' || style.clipPath !== 'none') continue;
    // What ends in three dots was thought of.
    if (element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== 'ellipsis' && style.display !== 'inline')
      add('wider than its room', element);
    const scrolled = scrolls(element) || root.scrollHeight > window.innerHeight + 1;
    if (left < -1 || right > innerWidth + 1 || (!scrolled && (above < -1 || bottom > innerHeight + 1))) add('outside the window', element);
  }
  return found;
}
