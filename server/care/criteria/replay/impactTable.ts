import { type Impact, numbersOf } from '../impact'
import { type ImpactGroup } from '../../../ground/tables/keptImpact'
import { standingLabels } from '../../../../shared/words/labels/criteriaLabels'
import { onlineCheckResultLabels } from '../../../../shared/words/labels/screeningLabels'

const count = (value: number) => value.toLocaleString('ja-JP')

/** The people affected by candidate criteria, as lines of text without names. */
export function impactTable(impact: Impact): string {
  const { people, unchanged, donorsLost, groups, rules = [] } = numbersOf(impact)
  return [
    `いまの答え ${count(people)}人分で試算しました。`,
    ...groups.map(groupLine),
    `  変わらない方：${count(unchanged)}人`,
    `  献便期間中で、通過しなくなる方：${count(donorsLost)}人`,
    ...rules.map((rule) => `  ${rule.ruleId}で変わる方：${count(rule.people)}人`),
  ].join('\n')
}

function groupLine({ before, after, standing, people, daysLeast, daysMost }: ImpactGroup): string {
  const result =
    before === after
      ? `${onlineCheckResultLabels[before]}のまま、日付が動く方`
      : `${onlineCheckResultLabels[before]}から${onlineCheckResultLabels[after]}に変わる方`
  const days =
    daysLeast === null || daysMost === null ? '' : `、日付は${count(daysLeast)}日から${count(daysMost)}日動く`
  return `  ${result}（${standingLabels[standing]}）：${count(people)}人${days}`
}
