import { dirname, join } from 'node:path'
import ts from 'typescript'
import { sourceFiles } from './sourceFiles'

/** What a declaration throws by itself, and what else of the server its code names. */
type Part = { codes: Set<string>; names: Set<string> }

const ROOTS = /graphql\/(mutations|queries)\.ts$/

/**
 * The codes of AppError that each operation's code can reach, by name: a call, a value handed on and a lazy use are the
 * same, so a code that is caught on the way is among them.
 */
export function thrownCodes(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map(sourceFiles('server').map(({ path, text }) => [path, text]))
  const parts = new Map<string, Part>()
  const operations = new Map<string, Part>()
  for (const [path, text] of files) {
    const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const known = new Map(statements.flatMap((statement) => namesOf(statement, path, files)))
    for (const [name, node] of statements.flatMap(declarationsOf)) {
      parts.set(`${path} ${name}`, partOf(node, known))
      if (!ROOTS.test(path)) continue
      for (const [operation, resolver] of propertiesOf(node))
        operations.set(operation, partOf(resolver, known))
    }
  }
  return new Map([...operations].map(([name, part]) => [name, reached(part, parts)]))
}

function reached(start: Part, parts: ReadonlyMap<string, Part>): Set<string> {
  const names = new Set(start.names)
  const codes = new Set(start.codes)
  // A set that grows is walked to its end.
  for (const name of names) {
    const part = parts.get(name)
    part?.codes.forEach((code) => codes.add(code))
    part?.names.forEach((next) => names.add(next))
  }
  return codes
}

/** The names that a file's statement makes known in it, each with where it is declared. */
function namesOf(
  statement: ts.Statement,
  path: string,
  files: ReadonlyMap<string, string>,
): [name: string, declared: string][] {
  if (!ts.isImportDeclaration(statement))
    return declarationsOf(statement).map(([name]) => [name, `${path} ${name}`])
  const { importClause, moduleSpecifier } = statement
  if (!ts.isStringLiteral(moduleSpecifier)) return []
  const from = `${join(dirname(path), moduleSpecifier.text)}.ts`
  const named = importClause?.namedBindings
  if (!files.has(from) || !named || !ts.isNamedImports(named)) return []
  return named.elements.map(({ name, propertyName = name }) => [name.text, `${from} ${propertyName.text}`])
}

function declarationsOf(statement: ts.Statement): [name: string, node: ts.Node][] {
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [[statement.name.text, statement]]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer ? [[name.text, initializer]] : [],
  )
}

function propertiesOf(node: ts.Node): [name: string, node: ts.Node][] {
  if (ts.isSatisfiesExpression(node)) return propertiesOf(node.expression)
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((property) =>
    property.name && ts.isIdentifier(property.name) ? [[property.name.text, property]] : [],
  )
}

function partOf(node: ts.Node, known: ReadonlyMap<string, string>): Part {
  const part: Part = { codes: new Set(), names: new Set() }
  const look = (inner: ts.Node): void => {
    if (ts.isTypeNode(inner)) return
    if (ts.isNewExpression(inner) && inner.expression.getText() === 'AppError')
      for (const code of literalsIn(inner.arguments?.[0])) part.codes.add(code)
    const declared = ts.isIdentifier(inner) && !isLabel(inner) ? known.get(inner.text) : undefined
    if (declared) part.names.add(declared)
    ts.forEachChild(inner, look)
  }
  look(node)
  return part
}

function literalsIn(code: ts.Expression | undefined): string[] {
  if (!code) return []
  if (ts.isStringLiteral(code)) return [code.text]
  return ts.isConditionalExpression(code) ? [code.whenTrue, code.whenFalse].flatMap(literalsIn) : []
}

const isLabel = (name: ts.Identifier) =>
  (ts.isPropertyAccessExpression(name.parent) || ts.isPropertyAssignment(name.parent)) &&
  name.parent.name === name
