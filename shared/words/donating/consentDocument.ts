import { isRealDate, type JapaneseDate } from '../../facts/dates'
import type { ConsentVersionKind } from '../../generated/schema'
import { consentVersionKindLabels as labels } from '../labels/guidanceLabels'
import type { LegalParagraph } from './legalText'

export type ConsentDocument = {
  version: string
  title: string
  effectiveFrom: JapaneseDate
  /** The last day to sign it; null without an end. */
  effectiveUntil: JapaneseDate | null
  /** Whoever signed a version from before a major one is asked to sign again. */
  kind: ConsentVersionKind
  /** The day by which they sign; null for a minor one. */
  signBy: JapaneseDate | null
  text: string
}

const VERSION_MAX = 50
const HEAD = ['版', '題名', '適用開始', '適用終了', '変更', '署名の期限'] as const
const KINDS = ['Minor', 'Major'] as const satisfies readonly ConsentVersionKind[]

/**
 * Reads a consent file: lines of 「名前: 値」, an empty line, and the text.
 * @returns a sentence about the error instead, for the operator
 */
export function parseConsentDocument(content: string): ConsentDocument | string {
  const [head = '', ...rest] = content
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split(/\n\n/)
  const values = new Map(
    head
      .trim()
      .split('\n')
      .map((line) => {
        const [, name = line, value = ''] = /^([^:：]+)[:：](.*)$/.exec(line) ?? []
        return [name.trim(), value.trim()] as const
      }),
  )
  const unknown = [...values.keys()].find((name) => !HEAD.some((known) => known === name))
  if (unknown !== undefined) return `先頭の「${unknown}」は、${HEAD.join('、')}のどれでもありません`
  const [version = '', title = '', effectiveFrom = '', effectiveUntil = '', change = '', signBy = ''] =
    HEAD.map((name) => values.get(name))
  if (!version || version.length > VERSION_MAX) return `「版」を${VERSION_MAX}文字までで書いてください`
  if (!title) return '「題名」を書いてください'
  if (!isRealDate(effectiveFrom)) return '「適用開始」を「2026-04-01」の形で書いてください'
  if (effectiveUntil && (!isRealDate(effectiveUntil) || effectiveUntil < effectiveFrom))
    return '「適用終了」を、適用開始より前でない日で「2027-03-31」の形で書いてください'
  const kind = change ? KINDS.find((one) => labels[one] === change) : 'Minor'
  if (!kind) return '「変更」を「軽微」か「重要」と書いてください'
  if (kind === 'Major' ? !isRealDate(signBy) || signBy < effectiveFrom : signBy)
    return '「署名の期限」を、変更が重要なときだけ、適用開始より前でない日で「2026-12-31」の形で書いてください'
  const text = rest.join('\n\n').trim()
  if (!text) return '本文がありません。先頭の項目のあとに1行あけて書いてください'
  return {
    version,
    title,
    effectiveFrom,
    effectiveUntil: effectiveUntil || null,
    kind,
    signBy: signBy || null,
    text,
  }
}

/** True if the version is signed on that day. */
export const isInForce = (
  { effectiveFrom, effectiveUntil }: Pick<ConsentDocument, 'effectiveFrom' | 'effectiveUntil'>,
  day: JapaneseDate,
): boolean => effectiveFrom <= day && (effectiveUntil === null || day <= effectiveUntil)

type Known = Pick<ConsentDocument, 'version' | 'effectiveFrom' | 'effectiveUntil' | 'kind' | 'signBy'>
export type MajorVersion = { version: string; effectiveFrom: JapaneseDate; signBy: JapaneseDate }

/**
 * The major versions whose first day has come, oldest first. Whoever signed a version from before one of them signs
 * anew, by the day of the first of these.
 */
export const majorVersions = (versions: readonly Known[], day: JapaneseDate): MajorVersion[] =>
  versions.flatMap(({ version, effectiveFrom, signBy }) =>
    signBy !== null && effectiveFrom <= day ? [{ version, effectiveFrom, signBy }] : [],
  )

/** What is signed on a day: the latest version in force. */
export const versionToSign = <V extends Known>(versions: readonly V[], day: JapaneseDate): V | null =>
  versions.findLast((one) => isInForce(one, day)) ?? null

/** The first part may have no heading. */
export type ConsentPart = { heading: string | null; paragraphs: readonly LegalParagraph[] }

/** The points that are explained. */
export function consentHeadings(content: string): string[] {
  const parsed = parseConsentDocument(content)
  if (typeof parsed === 'string') return []
  return consentParts(parsed.text).flatMap(({ heading }) => heading ?? [])
}

/** 「## 」 starts a part, 「- 」 a list item, every other line is a paragraph. */
export function consentParts(text: string): ConsentPart[] {
  const parts: { heading: string | null; paragraphs: (string | { list: string[] })[] }[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (!line) continue
    if (line.startsWith('## ')) {
      parts.push({ heading: line.slice(3), paragraphs: [] })
      continue
    }
    let part = parts.at(-1)
    if (!part) parts.push((part = { heading: null, paragraphs: [] }))
    const last = part.paragraphs.at(-1)
    if (!line.startsWith('- ')) part.paragraphs.push(line)
    else if (typeof last === 'object') last.list.push(line.slice(2))
    else part.paragraphs.push({ list: [line.slice(2)] })
  }
  return parts
}
