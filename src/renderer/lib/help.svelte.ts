/** How to play, opened over whatever is shown. */

class Help {
  open = $state(false);
}

export const help = new Help();
