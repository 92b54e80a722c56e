import type { Finding, FindingKind } from './finding'
import type { RecordKind } from './sealedRecords'
import type { Verdict } from './verifySeals'

const MOST_SHOWN = 10

const kinds: Record<FindingKind, string> = {
  changed: '変更されています',
  missing: '失われています',
  swapped: '別の行と入れ替わっています',
  unchained: '封印が失われています',
  unsealed: '封印されないままです',
  truncated: '末尾が切り取られています',
  rewritten: '封印が控えと一致しません',
  otherKey: '手元にない鍵で封印されています',
}

const count = (value: number) => value.toLocaleString('ja-JP')

const records: Record<RecordKind, string> = {
  reward_entries: '協力金の台帳',
  online_checks: '適性チェックの判定',
  health_checks: '来院検査の判定',
}

function findingLine({ kind, activityId, no, other, key, record }: Finding): string {
  const place = [
    ...(activityId === null ? [] : [`行 ${activityId}`]),
    ...(record === undefined ? [] : [`${records[record.kind]} ${record.id}`]),
    ...(no === null ? [] : [`封印 ${no}`]),
    ...(other === undefined ? [] : [`入れ替わった行 ${other}`]),
    ...(key === undefined ? [] : [`控え ${key}`]),
  ]
  return `  ${kinds[kind]}（${place.join('、')}）`
}

/** What became of verifying, for whoever asked: how much was looked at, and the places where the log is broken. */
export function verdictText(
  { verified, records: recorded, waiting, findings, broken }: Verdict,
  heads: number,
): string {
  const looked = `操作履歴 ${count(verified)}件と判定・協力金 ${count(recorded)}件の封印、控え ${count(heads)}件を確かめました。`
  const open = waiting === 0 ? [] : [`ほかに ${count(waiting)}件が、これから封印されます。`]
  const unproven =
    heads === 0 && verified > 0 ? ['控えがまだないため、末尾が切り取られたかどうかは分かりません。'] : []
  if (broken === 0) return [looked, ...open, ...unproven, '改ざんは見つかりませんでした。'].join('\n')
  const shown = findings.slice(0, MOST_SHOWN)
  return [
    looked,
    ...open,
    ...unproven,
    `異常が ${count(broken)}件見つかりました。最初の異常：`,
    ...shown.map(findingLine),
    ...(broken > shown.length ? [`  ほか ${count(broken - shown.length)}件`] : []),
    ...(findings.some(({ kind }) => kind === 'unsealed')
      ? [
          'サーバーが異常終了したときは、最後の数件が封印されないまま残ります。起動して数分たってから、もう一度確かめてください。',
        ]
      : []),
  ].join('\n')
}
