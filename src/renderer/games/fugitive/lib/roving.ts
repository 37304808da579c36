/** The arrow keys go about among the buttons of a group that lie in rows, of which Tab finds one. */

/** `which` selects the buttons; `columns` in a row, where they lie in a grid. */
export function roving(which: string, columns = 1): (group: HTMLElement) => () => void {
  return (group) => {
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(which)].filter((each) => each.matches('button'));
    const settle = (on: HTMLElement | undefined): void => {
      for (const each of all()) each.tabIndex = each === on ? 0 : -1;
    };
    const begin = (): void => {
      const each = all();
      settle(each.find(({ tabIndex, isConnected }) => isConnected && tabIndex === 0) ?? each[0]);
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const each = all();
      const at = each.findIndex((one) => one === document.activeElement);
      const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns, Home: -at, End: each.length - 1 - at }[event.key];
      if (at < 0 || by === undefined) return;
      const next = each[at + by];
      event.preventDefault();
      event.stopPropagation();
      if (next === undefined) return;
      settle(next);
      next.focus();
    };
    const focused = (event: FocusEvent): void => {
      const on = all().find((each) => each === event.target);
      if (on !== undefined) settle(on);
    };
    begin();
    const watch = new MutationObserver(begin);
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener('keydown', pressed);
    group.addEventListener('focusin', focused);
    return () => {
      watch.disconnect();
      group.removeEventListener('keydown', pressed);
      group.removeEventListener('focusin', focused);
    };
  };
}
