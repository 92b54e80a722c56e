import type { WorkKind } from '../../shared/generated/schema'
import { workKinds } from '../../shared/rules/office/work'
import type { Difference, Topic } from './compare'
import { OFFICE, type Duty, type Week } from './scene'

export type Account = { events: string[]; sessions: number; applied: number; done: Map<Duty, number> }
export type Left = { duty: Duty; kind: WorkKind; count: number; reason: string | null }

/** What must hold of everybody at the end. */
export type Held = { what: string; tried: number; wrong: readonly string[] }

/** A difference that was made on purpose, and whether it was seen. */
export type Planted = { what: string; found: boolean }

const MOST_SHOWN = 20

const dutyNames: Record<Duty, string> = {
  administrator: '管理者',
  coordinator: 'コーディネーター',
  physician: '医師',
  reception: '受付',
  finance: '経理',
  auditor: '監査担当',
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** The week in Markdown. */
export function writeReport(all: {
  scale: number
  seed: number
  week: Week
  account: Account
  topics: readonly Topic[]
  differences: readonly Difference[]
  held: readonly Held[]
  left: readonly Left[]
  planted: readonly Planted[]
}): string {
  const { scale, seed, week, account, topics, differences, held, left, planted } = all
  const { paper, network } = week
  const acts = (duty: Duty) => network.acts.get(OFFICE[duty]) ?? 0
  const attended = [...paper.attendances.values()].filter(Boolean).length
  return `規模${scale}、乱数の種${seed}。

応募${paper.applicants.length}人、うちチェック合格${count(paper.applicants, ({ result }) => result === 'Passed')}人、予約${count(paper.applicants, ({ bookedAt }) => bookedAt !== null)}人。ガイダンスに参加${attended}人、判定${paper.judgements.size}件、献便${paper.visits.length}回（受け入れた便${count(paper.visits, ({ unit }) => unit?.accepted === true)}個）、お渡し${paper.paid.size}件。機械の起動は${account.sessions}回。

${account.events.map((event) => `- ${event}`).join('\n')}

## つき合わせ：ちがい${differences.length}件

${table(
  ['何を', 'くらべたもの', '件数', 'ちがい'],
  topics.map(({ what, said }) => [
    what,
    Object.keys(said).join('＝'),
    Math.max(...Object.values(said).map(({ size }) => size)),
    count(differences, (difference) => difference.what === what),
  ]),
)}

${differences
  .slice(0, MOST_SHOWN)
  .map(({ what, key, said }) => `- ${what} ${key}：${JSON.stringify(said)}`)
  .join('\n')}

## 守られていること

${table(
  ['何が', '調べた数', '破れ'],
  held.map(({ what, tried, wrong }) => [what, tried, wrong.length]),
)}

${brokenIn(held)}

わざと入れたちがい：${planted.map(({ what, found }) => `${what}→${found ? '見つけた' : '見つけられなかった'}`).join('、')}。

## 役割ごと

${table(
  ['役割', '操作（HTTPの分）', '用件から片づけた', '画面から', '手数', '画面の分'],
  (Object.keys(OFFICE) as Duty[]).map((duty) => {
    const lines = week.screens.lines.filter(({ who }) => who === OFFICE[duty])
    const sum = (of: 'hands' | 'seconds') => lines.reduce((all, line) => all + line[of], 0)
    return [
      dutyNames[duty],
      acts(duty),
      account.done.get(duty) ?? '―（受付の画面から）',
      lines.length,
      sum('hands'),
      (sum('seconds') / 60).toFixed(1),
    ]
  }),
)}

${refusedIn(week)}

## 画面の前の人

それぞれ1人は、ブラウザの画面から用を済ませます。手数は、押した回数と打ったキーの数です（文字の入力欄は1回で入れます）。秒は機械が押す速さで、人の時間ではありません。

${table(
  ['だれが何を', '手数', '秒', '画面が伝えたこと', '画面の誤り'],
  week.screens.lines.map(({ what, hands, seconds, told, problems }) => [
    what,
    hands,
    seconds.toFixed(1),
    told.map((text) => `「${text}」`).join(''),
    problems.join(' ').replaceAll('|', '／') || '0',
  ]),
)}

## 金曜の夕方に残った用件

${table(
  ['役割', '用件', '件数', '理由'],
  left.map(({ duty, kind, count: many, reason }) => [
    dutyNames[duty],
    workKinds[kind].label,
    many,
    reason ?? '**理由がない**',
  ]),
)}
`
}

/** Of each kind of breach one line, whoever it is about. */
function brokenIn(held: readonly Held[]): string {
  const kinds = new Map<string, number>()
  for (const one of held.flatMap(({ wrong }) => wrong)) {
    const kind = one.replace(/ [0-9a-f]{8}-[0-9a-f-]{27}/, '')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [...kinds].map(([kind, times]) => `- ${times}件：${kind}`).join('\n')
}

const count = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length

function refusedIn(week: Week): string {
  const rows = refusals(week)
  if (rows.length === 0) return '断られたことは、ありませんでした。'
  return `断られたこと：\n\n${table(['だれ', '操作', 'コード', '文', '回'], rows)}`
}

function refusals({ network }: Week): (string | number)[][] {
  const counted = new Map<string, number>()
  for (const { who, operation, code, message } of network.refusals) {
    const duty = (Object.keys(OFFICE) as Duty[]).find((name) => OFFICE[name] === who)
    const key = JSON.stringify([duty ? dutyNames[duty] : who, operation, code, message])
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }
  return [...counted].map(([key, times]) => [...(JSON.parse(key) as string[]), times])
}
