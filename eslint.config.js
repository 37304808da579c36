import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { programsOf } from './scripts/lint-programs.mjs';
import svelteConfig from './svelte.config.js';

/** Each environment with only the names that it has; a file is of the first that has it. */
const PROJECTS = ['./tsconfig.core.json', './tsconfig.node.json', './tsconfig.web.json', './tsconfig.e2e.json'];

/** Whether each file is linted once and as it lies on the disk, as `npm run lint` does; an editor lints what is not there yet. */
const ONCE = process.env.LOOKOUT_LINT === 'once';

const CLOCK_AND_CHANCE = [
  { object: 'Date', property: 'now', message: 'The rules and the bots are told the time.' },
  { object: 'performance', property: 'now', message: 'The rules and the bots are told the time.' },
  { object: 'Math', property: 'random', message: 'Chance is a seeded generator that is passed in.' },
];

const NO_IPC_MAIN = {
  paths: [{ name: 'electron', importNames: ['ipcMain'], message: 'Requests are registered through the reception in reception.ts only.' }],
};

export default ts.config(
  { ignores: ['out/', 'dist/', 'node_modules/', 'test-results/', 'playwright-report/', 'demo-output/', 'docs/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte', '**/*.svelte.ts'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        ...(ONCE ? { programs: programsOf(import.meta.dirname, PROJECTS, svelteConfig) } : { project: PROJECTS }),
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-restricted-properties': 'off',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Matters of taste, or against another rule of ours (no-non-null-assertion).
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['src/rules/**/*.ts', 'src/main/games/*/bots/**/*.ts', 'src/main/games/*/puzzles/**/*.ts', 'src/main/learning/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', ...CLOCK_AND_CHANCE],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The rules and the bots are told the time.' },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/main/reception.ts', 'src/main/index.ts'],
    rules: { 'no-restricted-imports': ['error', NO_IPC_MAIN] },
  },
  {
    files: ['src/main/index.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='ipcMain']",
          message: 'Requests are registered through the reception in reception.ts only.',
        },
      ],
    },
  },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // A style attribute in the markup is inline style, which the content security policy refuses; style: is not.
      'no-restricted-syntax': ['error', { selector: "SvelteAttribute[key.name='style']", message: 'Use a class or style:property.' }],
      // Types of what other components export are not known to the linter; svelte-check has them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // `void value` names what an effect depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Most sets, maps and dates here are plain values that nothing watches.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-at-html-tags': 'error',
      'svelte/button-has-type': 'error',
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
);
