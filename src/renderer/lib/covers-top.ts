/** How much of the upper edge of what it lies over a line of words covers, as its own words and the window leave it. */
import type { Attachment } from 'svelte/attachments';

/** Tells the pixels down to the lower edge of an element over a table, whenever that changes; 0 once it is gone. */
export function coversTop(tell: (pixels: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const measure = (): void => tell(element.offsetTop + element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      tell(0);
    };
  };
}
