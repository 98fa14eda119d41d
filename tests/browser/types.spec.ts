import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type ts from 'typescript';
import { expect, test } from '../support/game.ts';

// The types of the embedding element: they compile, they match the element, and they match the documentation.

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const TYPES = at('../../web/embed/sahkku-embed.d.ts');
const EXAMPLE = at('../types/example.ts');

// All in one process, which compiles the files once.
test.describe.configure({ mode: 'default' });

/** The compiler. It is large, and every run of the tests reads this file. */
const compiler = async () => (await import('typescript')).default;

/** The compiler's result for the types and a page that uses them. */
async function compile(): Promise<ts.Program> {
  const ts = await compiler();
  return ts.createProgram([TYPES, EXAMPLE], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
}
let program: Promise<ts.Program> | undefined;
const compiled = () => (program ??= compile());

/** The members that an interface of the types declares, without those of every HTML element. */
async function members(name: string): Promise<string[]> {
  const program = await compiled();
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(TYPES)!;
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!).find((symbol) => symbol.name === name)!;
  const own = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported))
    .filter((property) => property.declarations?.some((declaration) => declaration.getSourceFile() === file));
  return own.map((property) => property.name).filter((property) => !property.endsWith('EventListener')).sort();
}

/** The code words in the first column of the documentation's tables, between two headings. */
async function documented(heading: string): Promise<string[]> {
  const text = await readFile(at('../../docs/embedding.md'), 'utf8');
  const part = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const cells = part.split('\n').filter((line) => line.startsWith('| `')).map((line) => line.split('|')[1]);
  const words = cells.flatMap((cell) => [...cell.matchAll(/`(?:await board\.)?(\w+)[^`]*`/g)].map((match) => match[1]));
  return words.sort();
}

test('a page that uses everything compiles, and its mistakes do not', async () => {
  const ts = await compiler();
  const program = await compiled();
  // The compiler's own libraries take longer than everything else.
  const problems = [TYPES, EXAMPLE].flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)));
  expect(problems.map((problem) => ts.flattenDiagnosticMessageText(problem.messageText, '\n'))).toEqual([]);
});

test('the types, the element and the documentation name the same', async ({ page }) => {
  await page.goto('./demo/index.html');
  const own = (name: string) =>
    page.evaluate((name) => {
      const element = customElements.get(name) as any;
      const names = Object.getOwnPropertyNames(element.prototype);
      const callbacks = /^(_|constructor$|(dis)?connectedCallback$|attributeChangedCallback$)/;
      return {
        members: names.filter((name) => !callbacks.test(name)).sort(),
        observed: element.observedAttributes as string[],
      };
    }, name);

  const board = await own('sahkku-board');
  expect(await members('SahkkuBoardElement')).toEqual(board.members);
  const attributes = await members('SahkkuBoardAttributes');
  expect(await documented('One line')).toEqual(attributes);
  expect(attributes).toEqual(expect.arrayContaining(board.observed));
  const methods = board.members.filter((name) => !attributes.includes(name));
  expect(await documented('Talking with a board')).toEqual(methods);

  const diagram = await own('sahkku-diagram');
  expect(await members('SahkkuDiagramElement')).toEqual(diagram.members);
  expect(diagram.members).toEqual([...diagram.observed].sort());

  const text = await readFile(at('../../docs/embedding.md'), 'utf8');
  const said = text.split('Events: ')[1].split('Their `detail`')[0];
  expect([...said.matchAll(/`(\w+)`/g)].map((match) => match[1]).sort()).toEqual(await members('SahkkuBoardEvents'));
});

test('an attribute is a property as well', async ({ page }) => {
  await page.goto('./demo/index.html');
  const seen = await page.evaluate(() => {
    const board: any = document.createElement('sahkku-board');
    board.rules = 'maze';
    board.hints = 'no';
    const set = board.outerHTML;
    board.hints = null;
    board.setAttribute('volume', '20');
    return { set, taken: board.outerHTML, volume: board.volume, none: board.seed };
  });
  expect(seen.set).toBe('<sahkku-board rules="maze" hints="no"></sahkku-board>');
  expect(seen.taken).toBe('<sahkku-board rules="maze" volume="20"></sahkku-board>');
  expect(seen.volume).toBe('20');
  expect(seen.none).toBeNull();
});
