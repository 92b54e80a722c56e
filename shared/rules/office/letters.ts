import type { LetterKind, MailFixedReason } from '../../generated/schema'

/** Placeholders for a letter, with the words of the console. None is about health or status. */
export const letterVariables = {
  お名前: '宛先の方のお名前（「様」は自分で書きます）',
  連絡先: '事務局の電話番号とメールアドレス',
  ガイダンスの日時: '予約しているガイダンスの日時。予約のない方には送れません',
  マイページ: 'マイページを開くボタン。1行に、これだけを書きます',
} as const

export type LetterVariable = keyof typeof letterVariables

/** {{お名前}} */
export const placeholder = (name: string) => `{{${name}}}`

const isVariable = (name: string): name is LetterVariable => Object.hasOwn(letterVariables, name)
const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/gu
/** Half a placeholder, one with single braces, or one typed full-width. */
const TORN = /\{+[^{}\n]{0,40}\}*|\}+|｛+[^｛｝\n]{0,40}｝*|｝+/u

/** The first unknown or broken placeholder; null if there is none. */
export function unknownPlaceholder(
  text: string,
  isKnown: (name: string) => boolean = isVariable,
): string | null {
  const others = [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !isKnown(name))
  const torn = TORN.exec(text.replace(PLACEHOLDER, ''))
  return others?.[0] ?? torn?.[0] ?? null
}

/** True if the text has the placeholder. */
export const names = (text: string, variable: LetterVariable) => text.includes(placeholder(variable))

/** Replaces placeholders; those without a value stay. */
export const filledLetter = (text: string, values: Partial<Record<LetterVariable, string>>) =>
  text.replace(PLACEHOLDER, (whole, name: string) => (isVariable(name) ? (values[name] ?? whole) : whole))

/** The button to the person's own page is a line of its own, and at most one. */
export function buttonStands(text: string): boolean {
  const button = placeholder('マイページ')
  const lines = text.split('\n').filter((line) => line.includes(button))
  return lines.length === 0 || (lines.length === 1 && lines[0]?.trim() === button)
}

/** Each non-empty line is a paragraph. */
export const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const letterKindLabels = {
  Notice: 'ご連絡',
  News: 'お知らせ（配信を希望した方だけ）',
} satisfies Record<LetterKind, string>

/** Why a mail of the program cannot be rewritten. */
export const mailFixedReasons = {
  Code: '確認コードや仮パスワードを伝えるメールです。ご本人を確かめる仕組みの一部なので、決まった文面で送ります。',
  Security:
    'アカウントの変更を持ち主に知らせるメールです。にせのメールと見分けられるよう、いつも同じ文面で送ります。',
  Judgement: '判定の結果を伝えるメールです。医師と法務の確認を経た文面なので、ここでは変えられません。',
  Law: '退会や同意の撤回のあとに、何が消えて何が残るかを伝えるメールです。法令と同意書にもとづく内容なので、ここでは変えられません。',
} satisfies Record<MailFixedReason, string>
