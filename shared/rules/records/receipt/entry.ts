/**
 * The content of a leaf: lines of a label and a value as JSON, which a person can read and a program can hash. Leaves
 * are permanent: a changed form gets a new first line.
 */
export type Entry = {
  title: string
  salt: string
  fields: readonly (readonly [label: string, value: unknown])[]
}

const FORM = '記録の控え 第1形式'
const [KIND, SALT] = ['種類', '乱数']

const line = (label: string, value: unknown) => `${label}：${JSON.stringify(value)}`

export const entryText = ({ title, salt, fields }: Entry): string =>
  [FORM, line(KIND, title), line(SALT, salt), ...fields.map(([label, value]) => line(label, value)), ''].join(
    '\n',
  )

/** Null for an unknown form. */
export function parseEntry(text: string): Entry | null {
  const [form, ...lines] = text.split('\n')
  if (form !== FORM || lines.pop() !== '') return null
  const [kind, salt, ...fields] = lines.map(parseLine)
  if (kind?.[0] !== KIND || salt?.[0] !== SALT || fields.includes(null)) return null
  return { title: String(kind[1]), salt: String(salt[1]), fields: fields.filter((field) => field !== null) }
}

function parseLine(text: string): [string, unknown] | null {
  const [, label, json] = /^([^：]+)：(.*)$/u.exec(text) ?? []
  if (label === undefined || json === undefined) return null
  try {
    return [label, JSON.parse(json)]
  } catch {
    return null
  }
}
