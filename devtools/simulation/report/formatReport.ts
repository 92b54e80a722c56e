import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { userStatusLabels } from '../../../shared/words/labels/statusLabels'
import type { Queryable } from '../../../server/ground/db/client'
import type { Checked } from '../invariants/checkInvariants'
import type { Notes } from '../notes'
import { funnel, type Step } from './funnel'
import { padded } from './padded'
import { sql } from 'drizzle-orm'
import type { UserStatus } from '../../../shared/generated/schema'

const LABEL_WIDTH = 52
const NUMBER_WIDTH = 9

const number = (value: number) => value.toLocaleString('ja-JP').padStart(NUMBER_WIDTH)
const line = (label: string, ...columns: string[]) => `  ${padded(label, LABEL_WIDTH)}${columns.join('')}`

/** The final tables in plain text. The same simulation gives the same text: it has no time and no random id. */
export async function formatReport(
  db: Queryable,
  run: {
    notes: Notes
    checked: Checked[]
    people: number
    days: number
    seed: number
    first: JapaneseDate
    last: JapaneseDate
  },
): Promise<string> {
  const { notes, checked, people, days, seed, first, last } = run
  const sums = await totals(db)
  return [
    `シミュレーション：${people}人、${days}日（${formatJapaneseDate(first)}〜${formatJapaneseDate(last)}）、種${seed}`,
    '',
    '進んだところ（人数、登録した人のうち、前の段階のうち）',
    ...funnelLines(await funnel(db)),
    '',
    '最後の日の状態（人数）',
    ...sums.statuses.map(({ status, people: there }) => line(userStatusLabels[status], number(there))),
    line('退会・削除', number(sums.left)),
    '',
    'この間のこと（件数）',
    ...totalLines(sums, notes),
    '',
    '受け付けなかった操作（件数）',
    ...[...notes.refusals].toSorted(byName).map(([name, count]) => line(name, number(count))),
    '',
    '定期処理がしたこと（件数）',
    ...[...notes.jobs].map(([name, count]) => line(name, number(count))),
    '',
    '確かめたこと（見た件数）',
    ...checked.flatMap(checkedLines),
  ].join('\n')
}

const byName = ([a]: [string, number], [b]: [string, number]) => (a < b ? -1 : 1)

function funnelLines(steps: Step[]): string[] {
  const first = steps[0]?.people ?? 0
  return steps.map(({ label, people }, index) =>
    line(label, number(people), share(people, first), share(people, steps[index - 1]?.people ?? people)),
  )
}

const share = (part: number, of: number) =>
  `${of === 0 ? '―' : `${((part * 100) / of).toFixed(1)}%`}`.padStart(NUMBER_WIDTH)

function totalLines(sums: Totals, { calls }: Notes): string[] {
  return [
    line('呼び出し', number(calls)),
    line('ガイダンスの参加', number(sums.guidances)),
    line('有効期間', number(sums.periods)),
    line('献便ルームへの来室', number(sums.donations)),
    line('うち受け取った献便', number(sums.received)),
    line('うち受け入れた便', number(sums.accepted)),
    line('便の検査（合格でないもの）', number(sums.panels), number(sums.notPassed)),
    line('便の保留', number(sums.holds)),
    line('使用可になった便', number(sums.usable)),
    line('受け入れたあとに廃棄にした便', number(sums.discarded)),
    line('確定した協力金（円）', number(sums.dueYen)),
    line('お渡しした協力金（円）', number(sums.paidYen)),
    line('メール', number(sums.mails)),
    line('操作履歴', number(sums.activities)),
  ]
}

function checkedLines({ label, looked, broken }: Checked): string[] {
  const sign = broken.length === 0 ? '○' : '×'
  return [`${line(`${sign} ${label}`, number(looked))}`, ...broken.map((row) => `      ${row}`)]
}

type Totals = {
  statuses: { status: UserStatus; people: number }[]
  left: number
  donations: number
  received: number
  guidances: number
  accepted: number
  panels: number
  notPassed: number
  holds: number
  usable: number
  discarded: number
  periods: number
  paidYen: number
  dueYen: number
  activities: number
  mails: number
}

async function totals(db: Queryable): Promise<Totals> {
  const { rows: statuses } = await db.execute<{ status: UserStatus; people: number }>(sql`
    SELECT user_status AS status, count(*)::int AS people FROM user_profiles
    WHERE NOT delete_status GROUP BY 1 ORDER BY 1`)
  const { rows } = await db.execute<Omit<Totals, 'statuses'>>(sql`
    SELECT
      (SELECT count(*)::int FROM user_profiles WHERE delete_status) AS left,
      (SELECT count(*)::int FROM donations) AS donations,
      (SELECT count(*)::int FROM donations WHERE stool_receipt_status = 'Implemented') AS received,
      (SELECT count(*)::int FROM units WHERE rejection_reason IS NULL) AS accepted,
      (SELECT count(*)::int FROM test_panels) AS panels,
      (SELECT count(*)::int FROM test_panels WHERE outcome <> 'Passed') AS "notPassed",
      (SELECT count(*)::int FROM holds) AS holds,
      (SELECT count(*)::int FROM units WHERE state = 'Usable') AS usable,
      (SELECT count(*)::int FROM units WHERE state = 'Discarded' AND rejection_reason IS NULL) AS discarded,
      (SELECT count(*)::int FROM guidances WHERE status = 'Attended') AS guidances,
      (SELECT count(*)::int FROM screenings WHERE valid_from IS NOT NULL) AS periods,
      (SELECT coalesce(sum(amount_yen), 0)::int FROM reward_entries WHERE stage = 'Paid') AS "paidYen",
      (SELECT coalesce(sum(amount_yen), 0)::int FROM reward_entries WHERE stage = 'Due') AS "dueYen",
      (SELECT count(*)::int FROM activities) AS activities,
      (SELECT count(*)::int FROM mail_outbox) AS mails`)
  const [row] = rows
  if (!row) throw new Error('Counting gave no row')
  return { statuses, ...row }
}
