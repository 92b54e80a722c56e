import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { panelKindLabels } from './panelKinds'
import type { PanelJudgement, PanelKind, PanelOutcome } from '../../generated/schema'

export const panelJudgementLabels = {
  Negative: '陰性',
  Positive: '陽性',
  Indeterminate: '判定保留',
  NotDone: '検査なし',
} satisfies Record<PanelJudgement, string>

export const panelOutcomeLabels = {
  Passed: '通過',
  NotPassed: '通過していません',
  Incomplete: 'そろっていません',
} satisfies Record<PanelOutcome, string>

/** Errors about panels; each says what can be done. */
export const PANEL_WITHOUT_RESULT = '検査の結果を、1つ以上入力してください。'
export const analyteUnknown = (analyte: string) => `「${analyte}」は、いまの基準の検査項目にありません。`
export const analyteTwice = (name: string) => `「${name}」が2回入っています。1つにしてください。`
export const resultDayMissing = (name: string) => `「${name}」の検体を採った日を入力してください。`
export const resultDayNotNeeded = (name: string) =>
  `「${name}」は検査なしのため、検体を採った日は入力できません。`
export const specimenDayMissing = (specimen: string) => `${specimen}を採った日を入力してください。`
export const resultDayInFuture = (name: string) => `「${name}」の検体を採った日が、きょうより先です。`
export const SCREENING_OF_ANOTHER = 'この検査は、選んだ会員の同じ種類の検査ではありません。'
export const SCREENING_NEEDED = '登録検査と更新検査の結果は、その検査を選んで記録します。'
export const SCREENING_NOT_NEEDED = '期間中の検査と最後の検査は、登録や更新の検査と結びつけません。'
export const PANEL_RECORDED_OTHERWISE =
  'この結果は、別の内容で記録してあります。画面を開き直して確かめてください。'
export const PANEL_SECOND_PERSON = '結果は、入力した人とは別の医師が確かめます。'
export const PANEL_CONFIRMED = 'この結果は、もう確かめてあります。'
export const PANEL_NOT_CONFIRMED = '陽性か判定保留の結果は、別の医師が確かめてから、本人に見せます。'
export const PANEL_NOT_TOLD =
  '陽性か判定保留の結果は、先に電話か対面かメールで本人に伝えます。健康に関わる話としてやりとりに記録すると、ここで本人に見せられます。'
export const PANEL_WITHDRAWN = 'この結果は、取り下げてあります。'

// previewTestPanels
export const PERSON_UNKNOWN = 'このドナー番号か会員IDの会員が見つかりません'
export const personTwice = (lines: readonly number[]) =>
  `同じ方の行が${lines.map((line) => `${line}行目`).join('と')}にあります。どれも記録しません。1人1行にしてください`
export const kindUnknown = () => `${Object.values(panelKindLabels).join('、')}のどれかにしてください`
export const judgementUnknown = (typed: string) =>
  `「${typed}」を読み取れません。${Object.values(panelJudgementLabels).join('、')}のどれかにしてください`
export const DAY_NOT_READ = '日付で入力してください'
export const screeningMissing = (kind: PanelKind) =>
  `検体の日までに始まった${panelKindLabels[kind]}がありません`
export const panelNotAfter = (day: JapaneseDate) =>
  `この方には、${formatJapaneseDate(day)}までの検体の結果がすでに記録してあり、この行の検体はそれより後ではありません。日付を確かめてください。正しいときは、この方の便の画面から1人ずつ記録します`
export const PANEL_WITHDRAWN_BEFORE =
  '同じ内容の結果が、誤りとして取り下げてあります。正しいときは、この方の便の画面から1人ずつ記録します'
export const PANEL_TABLE_DIFFERS =
  '確かめた内容から変わりました。もう一度、ファイルを選んで確かめてください。'
/** 陽性：HIV */
export const findingText = (name: string, judgement: PanelJudgement) =>
  `${panelJudgementLabels[judgement]}：${name}`

type Panel = { kind: PanelKind; outcome: PanelOutcome; firstDay: string }
export const panelNotPassed = ({ kind, outcome, firstDay }: Panel) =>
  outcome === 'NotPassed'
    ? `${panelKindLabels[kind]}（${formatJapaneseDate(firstDay)}の検体）に陽性か判定保留があるため、認定できません。結果を確かめてください。`
    : `${panelKindLabels[kind]}（${formatJapaneseDate(firstDay)}の検体）の項目がそろっていないため、認定できません。足りない結果を先に記録してください。`
