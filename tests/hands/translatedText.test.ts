import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/sourceFiles'

/**
 * A browser's translation puts text nodes into elements of its own. React then fails where it removes such a text, or
 * puts an element before it: text that comes and goes, or follows what does, needs an element of its own.
 */
function tornTexts(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.map(kindOf).filter((kind) => kind !== 'nothing')
      const torn =
        children.length > 1 &&
        children.some(
          (kind, index) => kind === 'comingText' || (kind === 'coming' && follows(children, index)),
        )
      if (torn) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        found.push(`${name}:${line + 1} ${node.getText().replace(/\s+/gu, ' ').slice(0, 90)}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

type Kind = 'nothing' | 'text' | 'element' | 'coming' | 'comingText'

/** True if what is put in at this place would be put before a text. */
const follows = (children: readonly Kind[], index: number): boolean =>
  children.slice(index + 1).find((kind) => kind !== 'coming') === 'text'

function kindOf(child: ts.JsxChild): Kind {
  if (ts.isJsxText(child)) return child.text.trim() === '' ? 'nothing' : 'text'
  if (!ts.isJsxExpression(child)) return 'element'
  return child.expression ? kindOfValue(child.expression) : 'nothing'
}

function kindOfValue(value: ts.Expression): Kind {
  if (ts.isParenthesizedExpression(value)) return kindOfValue(value.expression)
  if (ts.isJsxFragment(value))
    return value.children.some((each) => kindOf(each) === 'text') ? 'text' : 'element'
  if (ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value)) return 'element'
  if (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value))
    return value.getText().slice(1, -1).trim() ? 'text' : 'nothing'
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return comingAs([kindOfValue(value.right), 'nothing'])
  if (ts.isBinaryExpression(value)) return kindOfValue(value.right)
  if (ts.isConditionalExpression(value))
    return comingAs([kindOfValue(value.whenTrue), kindOfValue(value.whenFalse)])
  if (value.kind === ts.SyntaxKind.NullKeyword) return 'nothing'
  if (ts.isCallExpression(value) && /\.(map|flatMap)$/u.test(value.expression.getText())) return 'coming'
  if (ts.isIdentifier(value) || ts.isCallExpression(value)) return drawnHere(value) ? 'element' : 'text'
  if (ts.isPropertyAccessExpression(value) || ts.isElementAccessExpression(value))
    return PARTS.test(value.getText()) ? 'element' : 'text'
  return 'element'
}

/** True if the file says that the name stands for elements. */
function drawnHere(value: ts.Identifier | ts.CallExpression): boolean {
  const name = (ts.isCallExpression(value) ? value.expression : value).getText()
  if (PARTS.test(name)) return true
  let drawn = false
  const visit = (node: ts.Node) => {
    const declared =
      ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isBindingElement(node)
    if (declared && node.name?.getText() === name)
      drawn ||= /<[A-Z/a-z>]/u.test(node.getText().slice(name.length))
    ts.forEachChild(node, visit)
  }
  visit(value.getSourceFile())
  return drawn
}

/** Names of values that are elements, by the habit of this house. */
const PARTS =
  /(^|\.)(after|children|icon|badge|trailing|aside|actions?|buttons?|input|extra|foot|head|why|gaps|attestation|failure)$/u

/** One of several: a text stays a text when only its words change. */
function comingAs(kinds: readonly Kind[]): Kind {
  if (kinds.every((kind) => kind === 'text')) return 'text'
  return kinds.some((kind) => kind === 'text' || kind === 'comingText') ? 'comingText' : 'coming'
}

it('finds both kinds (control)', () => {
  const torn = (inner: string) => tornTexts('x.tsx', `const X = () => <p>${inner}</p>`)
  expect(torn("{few && '残りわずか'}<b>表の見方</b>")).toHaveLength(1)
  expect(torn('{done && <b>済</b>}名前')).toHaveLength(1)
  expect(torn('名前{done && <b>済</b>}')).toEqual([])
  expect(torn('{few && <span>残りわずか</span>}<b>表の見方</b>')).toEqual([])
})

const screens = ['donor', 'admin'].flatMap(sourceFiles).filter(({ path }) => path.endsWith('.tsx'))

it('has no text that a translation tears out of a screen', () => {
  const found = screens.flatMap(({ path, text }) => tornTexts(path, text))
  process.stdout.write(`translated text: ${screens.length} tried, ${found.length} wrong\n`)
  expect(found).toEqual([])
})
