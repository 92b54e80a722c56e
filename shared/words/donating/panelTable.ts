import type { PanelOutcome, TestPanelLineState } from '../../generated/schema'
import { panelColumns } from '../labels/csvLabels'
import { panelJudgementLabels } from './panels'
import { panelKindLabels } from './panelKinds'

export const PANEL_TABLE = '検査の結果を取り込む'

const either = (labels: Readonly<Record<string, string>>) => Object.values(labels).join('、')

export const panelTableExplanation = [
  '検査機関から届いた結果を、1人1行で読み取ります。',
  `「${panelColumns.Test}」には${either(panelKindLabels)}のどれかを、検査項目の欄には${either(panelJudgementLabels)}のどれかを入れます。`,
  `空いている項目は「${panelJudgementLabels.NotDone}」になります。`,
  '陽性か判定保留があると、関係する便はすぐに保留になります。その結果は、別の医師が確かめます。',
].join('')

export const panelLineStateLabels = {
  New: '記録する行',
  Recorded: '記録してある行',
  Wrong: '直すところがある行',
} satisfies Record<TestPanelLineState, string>

const people = (amount: number) => `${amount.toLocaleString('ja-JP')}人`
const lines = (amount: number) => `${amount.toLocaleString('ja-JP')}行`

type Findings = { all: number; wrong: number }

export const findingsText = ({ all, wrong }: Findings) =>
  all === 0
    ? '陽性か判定保留のある行は、ありません。'
    : `陽性か判定保留が、${lines(all)}にあります。${wrong > 0 ? `うち${lines(wrong)}は直すところがあるため、記録できません。必ず確かめてください。` : ''}`

/** On the button: nobody records a finding without having read that there is one. */
export const recordPanelsText = (amount: number, findings: number) =>
  findings > 0
    ? `陽性・判定保留の${people(findings)}を含む${people(amount)}の結果を記録する`
    : `${people(amount)}の結果を記録する（陽性・判定保留はありません）`

export const repairPanelsText = (amount: number) =>
  `${lines(amount)}に直すところがあり、その方の結果は記録しません。ファイルを直して、もう一度選んでください。記録してある行は、もう一度選んでも二重になりません。`

export const recordingText = (left: number) =>
  `記録しています。残り${people(left)}です。この画面を閉じないでください。`
export const recordedText = (amount: number) => `${people(amount)}の結果を記録しました。`
export const NOTHING_TO_RECORD = '新しく記録する行はありません。'

type Said = { Outcome: PanelOutcome | null; Findings: readonly string[]; Missing: readonly string[] }

/** What a row comes to: 陽性：HIV、足りない項目：梅毒 */
export function saidOf({ Outcome, Findings, Missing }: Said): string {
  const said = [...Findings]
  if (Missing.length > 0) said.push(`足りない項目：${Missing.join('・')}`)
  return said.length > 0 ? said.join('、') : Outcome === 'Passed' ? 'すべて陰性' : ''
}
