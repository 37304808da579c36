/** A native dialog over whatever is shown, for as long as it is in the page. */

/**
 * Opens the dialog, and calls `gone` as soon as it closed, whichever way. Its own event comes a moment later: in that moment
 * nothing would be open any more, while all that waits for it still stood still, and a key or a second question would be lost.
 */
export function modal(gone: () => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    const watch = new MutationObserver(() => {
      if (dialog.open) return;
      watch.disconnect();
      gone();
    });
    dialog.showModal();
    watch.observe(dialog, { attributeFilter: ['open'] });
    return () => {
      watch.disconnect();
      dialog.close();
    };
  };
}
