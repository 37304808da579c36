/** What victories are called and worth (J7) is said before it is asked. */
import { expect, test } from 'vitest';
import { COURSES } from './courses';

const SAID = {
  en: { asked: /(Small|Perfect) Victory/, taught: [/Perfect (Victory|one)\b.*two points/, /Small Victory\b.*one point/] },
  it: { asked: /Vittoria (Piccola|Perfetta)/, taught: [/Perfetta\b.*due punti/, /Vittoria Piccola\b.*un punto/] },
} as const;

test.each(['en', 'it'] as const)('in %s', (language) => {
  const { asked, taught } = SAID[language];
  let questions = 0;
  for (const { name, words } of COURSES) {
    const all = Object.entries(words[language]);
    for (const [key] of all.filter(([key, text]) => key.endsWith('.option-0') && asked.test(text))) {
      questions++;
      const text = words[language][key.replace(/\.option-0$/, '')] ?? '';
      for (const fact of taught) expect(text, `${name}: ${key}`).toMatch(fact);
    }
  }
  expect(questions).toBeGreaterThan(3);
});
