/** Nerve's words in Italian. By themselves: the window reads one language, from a file that shares nothing with another. */
export const NERVE_WORDS = {
  'game.nerve': 'Nervi',
  'nerve.seen': 'Visto',
  'nerve.deal': 'Dai le carte',
  'nerve.draw': 'Pesca',
  'nerve.stop': 'Fermati',
  'nerve.go-on': 'Il tempo riprende',
  'nerve.leave': 'Lascia',
  'nerve.home': 'Inizio',
  'nerve.over': 'La mano è finita',
  'nerve.wins': 'vince',
  'nerve.cards': { one: '{name}: {count} carta', many: '{name}: {count} carte', other: '{name}: {count} carte' },
  'nerve.cards-stopped': {
    one: '{name}: {count} carta, fermo',
    many: '{name}: {count} carte, fermo',
    other: '{name}: {count} carte, fermo',
  },
} as const;
