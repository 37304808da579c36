// The programs that rules ask for types, for a run that lints each file once. Left to itself the parser makes a program anew for every file
// of Svelte, since what is linted there is not what lies on the disk; here each program has from its beginning what is linted.
import { join } from 'node:path';
import svelteParser from 'svelte-eslint-parser';
import ts from 'typescript';
import { parser } from 'typescript-eslint';

/** Components, and modules that are compiled as those are. */
const OF_SVELTE = /\.svelte(?:\.ts)?$/;

/** As the parser has them for any program of its own. */
const OPTIONS = { noEmit: true, noUnusedLocals: true, noUnusedParameters: true, allowJs: true, checkJs: true, allowNonTsExtensions: true };

/** The TypeScript that is linted in place of a file of Svelte. */
function lintedText(filePath, text, svelteConfig) {
  let last = text;
  const types = {
    ...parser,
    parseForESLint(code, options) {
      if (options.filePath === filePath) last = code;
      return parser.parseForESLint(code, options);
    },
  };
  svelteParser.parseForESLint(text, { filePath, parser: types, svelteConfig });
  return last;
}

/**
 * A program for each project, made once it is asked for. `projects` are paths from `root`. What several programs read alike is read once.
 */
export function programsOf(root, projects, svelteConfig) {
  const files = new Map();
  const made = new Map();

  function sourceOf(host, path, how) {
    const known = files.get(path);
    if (known !== undefined) return known;
    const text = host.readFile(path);
    if (text === undefined) return undefined;
    const linted = OF_SVELTE.test(path) ? lintedText(path, text, svelteConfig) : text;
    const source = ts.createSourceFile(path, linted, how, true);
    files.set(path, source);
    return source;
  }

  function programOf(project) {
    const refuse = (found) => {
      throw new Error(ts.flattenDiagnosticMessageText(found.messageText, '\n'));
    };
    const extensions = [{ extension: '.svelte', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }];
    const parsed = ts.getParsedCommandLineOfConfigFile(
      join(root, project),
      OPTIONS,
      { ...ts.sys, onUnRecoverableConfigFileDiagnostic: refuse },
      undefined,
      undefined,
      extensions,
    );
    const host = ts.createCompilerHost(parsed.options, true);
    host.getSourceFile = (path, how) => sourceOf(host, path, how);
    return ts.createProgram(parsed.fileNames, parsed.options, host);
  }

  class Programs extends Array {
    *[Symbol.iterator]() {
      for (const project of projects) {
        if (!made.has(project)) made.set(project, programOf(project));
        yield made.get(project);
      }
    }
  }
  return Programs.from({ length: projects.length });
}
