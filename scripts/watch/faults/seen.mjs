/* global NodeFilter, document, getComputedStyle, innerHeight, innerWidth */

/**
 * Runs in the page: every control and every line of words that is on the screen, as plain facts for what judges them. Of what is under a modal dialog, inert
 * or invisible nothing is said. `whole` is where it lies, `box` the part that its surroundings leave of it, `scrolls` whether the rest can be scrolled to,
 * `from` and `to` where its element stands in the tree (one that contains another has the wider span), `layer` what lies over the page on purpose, `under`
 * what is on top of a control's middle.
 */
export function seen() {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=option], [role=tab], [role=slider]';
  const LAYERS = 'dialog[open], [popover]';
  const modals = [...document.querySelectorAll('dialog:modal')];
  const top = modals.at(-1) ?? document.body;

  const spans = new Map();
  let count = 0;
  const number = (element) => {
    const from = count++;
    for (const child of element.children) number(child);
    spans.set(element, [from, count - 1]);
  };
  number(document.body);

  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const plain = ({ left, top: above, right, bottom }) => ({ left, top: above, right, bottom });
  const WINDOW = { box: { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, x: false, y: false };

  /** What an element's surroundings leave of its content, and which way that can be scrolled. */
  const rooms = new Map();
  const roomWithin = (element) => {
    if (element === null || element === document.documentElement) return WINDOW;
    const known = rooms.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const around = roomOf(element);
    const clips = element !== document.body && (style.overflowX !== 'visible' || style.overflowY !== 'visible');
    const can = (overflow, more) => (overflow === 'auto' || overflow === 'scroll') && more;
    const room = clips
      ? {
          box: meet(around.box, plain(element.getBoundingClientRect())),
          x: around.x || can(style.overflowX, element.scrollWidth > element.clientWidth),
          y: around.y || can(style.overflowY, element.scrollHeight > element.clientHeight),
        }
      : around;
    rooms.set(element, room);
    return room;
  };
  /** The same for the element itself: what is placed goes by what it is placed in. */
  const roomOf = (element) => {
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || (element instanceof globalThis.HTMLDialogElement && element.open)) return WINDOW;
    return roomWithin(position === 'absolute' ? element.offsetParent : element.parentElement);
  };

  const shows = (element) =>
    element.closest('[inert]') === null && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clipped = (element) => {
    for (let at = element; at !== null; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  const told = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);

  /** What lies over the page on purpose: a dialog, a menu, a bar that stays while the page scrolls below it. */
  const layers = new Map();
  const layerOf = (element) => {
    if (element === null) return -1;
    const known = layers.get(element);
    if (known !== undefined) return known;
    const over = element.matches(LAYERS) || ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const layer = over ? spans.get(element)[0] : layerOf(element.parentElement);
    layers.set(element, layer);
    return layer;
  };

  const fact = (element, rect, text, room) => {
    const whole = plain(rect);
    const [from, to] = spans.get(element);
    return {
      text,
      tag: element.tagName.toLowerCase(),
      whole,
      box: meet(whole, room.box),
      scrolls: { x: room.x, y: room.y },
      from,
      to,
      layer: layerOf(element === document.documentElement ? null : element),
    };
  };

  /** What lies on top of a control's middle, unless it belongs to it. */
  const over = (element, { left, top: above, right, bottom }) => {
    const style = getComputedStyle(element);
    if (style.pointerEvents === 'none') return '';
    const met = document.elementFromPoint((left + right) / 2, (above + bottom) / 2);
    const label = element.closest('label') ?? (element.id ? document.querySelector(`label[for="${element.id}"]`) : null);
    if (met === null || element.contains(met) || met.contains(element) || label?.contains(met)) return '';
    if (layerOf(met) !== layerOf(element)) return '';
    return told(met) || met.tagName.toLowerCase();
  };

  const things = [];
  for (const element of top.querySelectorAll(CONTROLS)) {
    if (!shows(element) || clipped(element)) continue;
    const own = element.getBoundingClientRect();
    const label = element.matches('input') ? element.closest('label') : null;
    const room = roomOf(element);
    const thing = fact(element, own, told(label ?? element), room);
    const { left, top: above, right, bottom } = thing.box;
    if (right - left < 2 || bottom - above < 2) {
      // All of it is out of sight; where it can be scrolled to that is no fault.
      if (own.width < 2 || own.height < 2) continue;
    }
    const target = label === null ? own : label.getBoundingClientRect();
    things.push({
      ...thing,
      what: 'control',
      width: target.width,
      height: target.height,
      main: element.matches('.primary'),
      inline: getComputedStyle(element).display === 'inline',
      under: right > left && bottom > above ? over(element, thing.box) : '',
    });
  }

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.data.trim().replace(/\s+/g, ' ');
    if (text === '' || element.closest('option, script, style, svg') !== null || !shows(element) || clipped(element)) continue;
    range.selectNodeContents(node);
    const room = roomWithin(element);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      things.push({ ...fact(element, rect, text.slice(0, 60), room), what: 'words', said: text });
    }
  }
  const spoken = [...top.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
    shows(element) ? ['aria-label', 'placeholder', 'title'].flatMap((name) => element.getAttribute(name) ?? []) : [],
  );
  const sideways = [...top.querySelectorAll('*')].flatMap((element) => {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
    return scrolls && shows(element) && !clipped(element) && element.clientWidth > 1 ? [told(element)] : [];
  });
  return { things, spoken, sideways };
}
