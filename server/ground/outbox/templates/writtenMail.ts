import { contactLine } from '../../../../shared/facts/config'
import { paragraphs } from '../../../../shared/rules/office/letters'
import type { MailVariable } from '../../../../shared/generated/schema'
import { composeMail, toMyPage, type ComposedMail, type MailContext } from './composeMail'
import type { MailLine } from './mailHtml'

/** A value within a line, or one with lines of its own, such as a button or a place with its map. */
type Value<Params> = {
  says: string
  isRequired: boolean
} & (
  | { inLine: (params: Params, context: MailContext) => string }
  | { lines: (params: Params, context: MailContext) => readonly MailLine[] }
)

type Values<Params> = Readonly<Record<string, Value<Params>>>

type Text<Params> = {
  name: string
  when: string
  /** The delivered words. */
  subject: string
  text: string
  values: Values<Params>
  sample: Params
}

export type WrittenText = Pick<Text<never>, 'name' | 'when' | 'subject' | 'text'> & {
  variables: readonly MailVariable[]
  /** The text filled with an invented person's data. */
  sample: (context: MailContext) => Said
}

/** The part between greeting and signature. */
export type Said = { subject: string; lines: readonly MailLine[] }

export type WrittenMail<Params> = {
  compose: (params: Params, context: MailContext) => ComposedMail
  texts: Readonly<Record<string, WrittenText>>
  textOf: (params: Params) => string
}

/** A value without which the mail is useless. */
export const needed = <Params>(
  says: string,
  inLine: (params: Params, context: MailContext) => string,
): Value<Params> => ({ says, isRequired: true, inLine })

export const offered = <Params>(
  says: string,
  inLine: (params: Params, context: MailContext) => string,
): Value<Params> => ({ says, isRequired: false, inLine })

export const neededLines = <Params>(
  says: string,
  lines: (params: Params, context: MailContext) => readonly MailLine[],
): Value<Params> => ({ says, isRequired: true, lines })

export const offeredLines = <Params>(
  says: string,
  lines: (params: Params, context: MailContext) => readonly MailLine[],
): Value<Params> => ({ says, isRequired: false, lines })

export const button = <Params>(says: string, to: (context: MailContext, params: Params) => MailLine) =>
  neededLines<Params>(`${says}。1行に、これだけを書きます`, (params, context) => [to(context, params)])

export const myPage = <Params>() => button<Params>('マイページを開くボタン', (context) => toMyPage(context))

export const contact = <Params>() =>
  offered<Params>('事務局の電話番号とメールアドレス', (_params, { texts }) => contactLine(texts))

/**
 * A mail of texts with placeholders, which the office may rewrite (`context.words`).
 * @param texts by name; `textOf` chooses if there are several
 * @param end fixed lines at the end, which cannot be rewritten
 */
export function writtenMail<Params>(
  texts: Readonly<Record<string, Text<Params>>>,
  {
    textOf = () => 'text',
    end = () => [],
  }: {
    textOf?: (params: Params) => string
    end?: (context: MailContext, params: Params) => readonly MailLine[]
  } = {},
): WrittenMail<Params> {
  const say = ({ values, ...delivered }: Text<Params>, params: Params, context: MailContext): Said => {
    const words = context.words ?? delivered
    const lines = paragraphs(words.text).flatMap((line) => linesOf(line, values, params, context))
    return {
      subject: inOneLine(words.subject, values, params, context),
      lines: [...lines, ...end(context, params)],
    }
  }
  const each = Object.entries(texts).map(([key, text]): [string, WrittenText] => [
    key,
    { ...text, variables: variablesOf(text.values), sample: (context) => say(text, text.sample, context) },
  ])
  return {
    texts: Object.fromEntries(each),
    textOf,
    compose: (params, context) => {
      const text = texts[textOf(params)]
      if (!text) throw new Error('A mail has no such text')
      const { subject, lines } = say(text, params, context)
      return composeMail(context, subject, lines)
    },
  }
}

const variablesOf = <Params>(values: Values<Params>): MailVariable[] =>
  Object.entries(values).map(([Name, value]) => ({
    Name,
    Says: value.says,
    IsRequired: value.isRequired,
    IsLine: 'lines' in value,
  }))

const ALONE = /^\{\{([^{}]+)\}\}$/u
const FACT = /^([^：。、{}]+)：\{\{([^{}]+)\}\}$/u

/** `{{マイページ}}` is a button, `日時：{{日時}}` a fact, the rest a paragraph. */
function linesOf<Params>(
  line: string,
  values: Values<Params>,
  params: Params,
  context: MailContext,
): readonly MailLine[] {
  const alone = values[ALONE.exec(line)?.[1] ?? '']
  if (alone && 'lines' in alone) return alone.lines(params, context)
  const [, label = '', name = ''] = FACT.exec(line) ?? []
  const fact = values[name]
  if (fact && 'inLine' in fact) return [{ label, value: fact.inLine(params, context) }]
  return [inOneLine(line, values, params, context)]
}

const inOneLine = <Params>(line: string, values: Values<Params>, params: Params, context: MailContext) =>
  line.replace(/\{\{([^{}]+)\}\}/gu, (whole, name: string) => {
    const value = values[name]
    return value && 'inLine' in value ? value.inLine(params, context) : whole
  })
