/** Nerve's words in every language. */
export const NERVE_WORDS = {
  en: {
    'nerve.name': 'Nerve',
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
  },
  it: {
    'nerve.name': 'Nervi',
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
  },
} as const;
