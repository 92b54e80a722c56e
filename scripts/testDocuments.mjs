import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plugin as operationTypes } from '@graphql-codegen/typescript-operations'
import { parse, validate } from 'graphql'
import ts from 'typescript'

const DOCUMENT = /^\s*(query\b|mutation\b|fragment\b|\{)/

/** Every text of a file that may be a document; a template may name texts of its file. */
function textsOf(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const constants = new Map()
  const texts = []
  const textOf = (node) => {
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isAsExpression(node)) return textOf(node.expression)
    if (ts.isIdentifier(node)) return constants.get(node.text) ?? null
    if (!ts.isTemplateExpression(node)) return null
    const parts = node.templateSpans.map(({ expression, literal }) => [textOf(expression), literal.text])
    return parts.some(([part]) => part === null) ? null : node.head.text + parts.flat().join('')
  }
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
      constants.set(node.name.text, textOf(node.initializer))
    const text = ts.isIdentifier(node) ? null : textOf(node)
    if (text !== null && DOCUMENT.test(text)) texts.push(text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** Stays the same when other documents come and go. */
const nameOf = (text) => `Sent${createHash('sha256').update(text).digest('hex').slice(0, 8)}`

function documentOf(schema, text) {
  try {
    const document = parse(text)
    return validate(schema, document).length === 0 ? document : null
  } catch {
    return null
  }
}

/** Names the one operation of a document, so that its types have a name; null if there are several. */
function named(document, name) {
  const operations = document.definitions.filter(({ kind }) => kind === 'OperationDefinition')
  if (operations.length !== 1) return null
  const definitions = document.definitions.map((definition) =>
    definition === operations[0] ? { ...definition, name: { kind: 'Name', value: name } } : definition,
  )
  const type = operations[0].operation === 'query' ? 'Query' : 'Mutation'
  return { document: { ...document, definitions }, type: `${name}${type}` }
}

/**
 * The types of the documents that tests send, by their texts. A text that does not fit the contract is not among them,
 * so that sending it as one is a type error.
 */
export const plugin = async (schema, _documents, config, info) => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('generated'))
    .map((path) => join('tests', path))
  const texts = [...new Set(files.flatMap(textsOf))].toSorted()
  const found = texts.flatMap((text) => {
    const document = documentOf(schema, text)
    const one = document && named(document, nameOf(text))
    return one ? [{ text, ...one }] : []
  })
  const types = await operationTypes(
    schema,
    found.map(({ document }) => ({ document })),
    config,
    info,
  )
  const entries = found.map(
    ({ text, type }) => `  ${JSON.stringify(text)}: { data: ${type}; variables: ${type}Variables }`,
  )
  return {
    ...types,
    content: [types.content, 'export type TestDocuments = {', ...entries, '}'].join('\n'),
  }
}
