/** Nerve's words in English. */
export const NERVE_WORDS = {
  'game.nerve': 'Nerve',
  'nerve.seen': 'Seen',
  'nerve.deal': 'Deal',
  'nerve.draw': 'Draw',
  'nerve.stop': 'Stop',
  'nerve.go-on': 'Time goes on',
  'nerve.leave': 'Leave',
  'nerve.home': 'Home',
  'nerve.over': 'The round is over',
  'nerve.wins': 'wins',
  'nerve.cards': { one: '{name}: {count} card', other: '{name}: {count} cards' },
  'nerve.cards-stopped': { one: '{name}: {count} card, stopped', other: '{name}: {count} cards, stopped' },
} as const;
