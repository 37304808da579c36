/* global document, getComputedStyle, innerHeight, innerWidth */

/**
 * Runs in the page: what is pressed or read that is cut off or outside the window, but for what lies in a list that scrolls, and what is wider
 * than its room: the page, a dialog, a cover. In a word each, with what stands there.
 */
export function cutOff() {
  const scrolls = (element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) if (getComputedStyle(at).overflowY === 'auto') return true;
    return false;
  };
  const found = [];
  for (const element of document.querySelectorAll('main button, main .side p')) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (scrolls(element) || element.closest('[inert], .visually-hidden') !== null) continue;
    const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    if (outside || element.scrollWidth > element.clientWidth + 1) found.push(element.textContent.trim());
  }
  // What comes over the screen may be longer than the window, never wider.
  for (const over of document.querySelectorAll('body, main, dialog[open], .cover')) {
    if (over.scrollWidth > over.clientWidth + 1) found.push(`wider than there is room: ${over.textContent.trim().slice(0, 60)}`);
  }
  return found;
}
