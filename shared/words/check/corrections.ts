import { CHECK_VALID_WEEKS, VALIDITY_WEEKS } from '../../facts/terms'
import type { Consequence, Findings } from '../../rules/criteria/corrections'
import { refusalName } from '../../rules/criteria/refusalName'
import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import { implementationStatusLabels } from '../labels/donationLabels'
import { floraTestStatusLabels, inspectionDetailLabels } from '../labels/floraLabels'
import { healthCheckLabels, judgementLabels, sampleTestLabels } from '../labels/screeningLabels'
import { userStatusLabels } from '../labels/statusLabels'
import { EXAM_DATE_BEFORE_CHECK, examHeldAfterExpiry } from '../program/apiErrors'

// Refused steps
export const CORRECTION_IS_OWN =
  'ご自身の申し出は、ほかの医師が確かめます。取りやめるときは、申し出を取り下げてください。'
export const CORRECTION_IS_ANOTHERS = '申し出を取り下げられるのは、申し出た方だけです。'
export const CORRECTION_DECIDED = 'この申し出は、もう処理されています。画面を読み込み直してください。'
export const CORRECTION_OPEN = 'この記録には、確認を待っている訂正の申し出があります。'
export const CORRECTION_STALE =
  '申し出のあとに、記録の内容が変わりました。この申し出は確定できません。必要なときは、いまの内容からあらためて申し出てください。'
export const CONSEQUENCES_CHANGED =
  '表示したあとに、この会員の状況が変わりました。起きることを、もう一度確かめてください。'
export const NOTHING_TO_CORRECT = '判定の登録や結果の公開が済んでいないため、訂正するものがありません。'
export const CORRECT_ONE_THING = '訂正する内容を1つだけ選んでください'

export type FloraResult = {
  examDate: JapaneseDate
  diversityScore: number
  enterotype: string | null
  intestinalFloraComposition: Readonly<Record<string, number>>
}

type Change = { Label: string; Before: string; After: string }

const findingsInWords = (found: Findings): [string, string][] => [
  [healthCheckLabels.ExamDate.admin, formatJapaneseDate(found.examDate)],
  [healthCheckLabels.MedicalHistoryStatus.admin, implementationStatusLabels[found.medicalHistoryStatus]],
  [healthCheckLabels.SampleTestResult.admin, sampleTestLabels[found.sampleTestResult]],
  [healthCheckLabels.NormalJudgmentStatus.admin, implementationStatusLabels[found.normalJudgmentStatus]],
  [healthCheckLabels.DonorStatus.admin, judgementLabels[found.donorStatus]],
  [healthCheckLabels.Reason.admin, found.reason ? refusalName(found.reason) : ''],
]

const resultInWords = (
  examDate: JapaneseDate,
  found: Omit<FloraResult, 'examDate'> | null,
): [string, string][] => [
  ['検査日', formatJapaneseDate(examDate)],
  [inspectionDetailLabels.DiversityScore.admin, found ? String(found.diversityScore) : ''],
  [inspectionDetailLabels.Enterotype.admin, found?.enterotype ?? ''],
  [
    inspectionDetailLabels.IntestinalFloraComposition.admin,
    found ? sharesInWords(found.intestinalFloraComposition) : '',
  ],
]

const sharesInWords = (shares: FloraResult['intestinalFloraComposition']) =>
  Object.entries(shares)
    .toSorted(([, a], [, b]) => b - a)
    .map(([genus, share]) => `${genus} ${(share * 100).toFixed(1)}%`)
    .join('、')

const changesBetween = (before: [string, string][], after: [string, string][]): Change[] =>
  before.flatMap(([Label, Before], index) => {
    const After = after[index]?.[1] ?? ''
    return Before === After ? [] : [{ Label, Before, After }]
  })

/** The changes of a judgement in words. */
export const changesOfJudgement = (before: Findings, after: Findings): Change[] =>
  changesBetween(findingsInWords(before), findingsInWords(after))

/** The changes of a flora result in words; null if it is taken back, which leaves the day of the sample. */
export const changesOfResult = (before: FloraResult, after: FloraResult | null): Change[] =>
  changesBetween(resultInWords(before.examDate, before), resultInWords((after ?? before).examDate, after))

/** What follows when a correction is confirmed, or why it cannot be and what to do instead. */
export function consequenceLines(consequence: Consequence): string[] {
  if ('refusal' in consequence) return [refusalLine(consequence)]
  switch (consequence.outcome) {
    case 'Record':
      return [recordLines[consequence.why]]
    case 'EndsCertification':
      return endLines(consequence)
    case 'Certifies':
      return [
        `会員を認定します。有効期限は、検査日から${VALIDITY_WEEKS}週間の${formatJapaneseDate(consequence.validUntil)}です。`,
        ...(consequence.renewed ? ['前の有効期間の献便に、更新の加算が付きます。'] : []),
      ]
    case 'OpensCheck':
      return [
        `${checkLines[consequence.why]}、この検査では認定になりません。お待ちいただく期間をなくし、会員はすぐにオンラインチェックから手続きできるようになります。`,
      ]
    case 'MovesPeriod':
      return [
        `有効期限が${formatJapaneseDate(consequence.validUntil)}に変わります。`,
        ...(consequence.isOver
          ? ['新しい有効期限は過ぎています。献便はすぐにできなくなり、まもなく有効期間が終わります。']
          : []),
      ]
    case 'ReplacesResult':
      return [
        '会員のレポートが新しい結果に替わり、全員の順位を計算し直します。',
        '認定の判定には影響しません。',
      ]
    case 'TakesBackResult':
      return [
        `会員のレポートから、この結果がなくなります。検査は「${floraTestStatusLabels.Received.admin}」に戻り、正しい結果をあらためて公開できます。`,
        '認定の判定には影響しません。',
      ]
  }
}

const recordLines = {
  details: '記録だけが変わります。会員のいまの段階と有効期間は、そのままです。',
  period: 'この検査による有効期間は、もう終わっています。記録だけが変わり、会員のいまの段階はそのままです。',
  round:
    'この会員は、判定のあとに新しい手続きを始めています。記録だけが変わり、いまの手続きはそのまま続きます。',
}

const checkLines = {
  period: `検査日から${VALIDITY_WEEKS}週間を過ぎているため`,
  check: `オンラインチェックから${CHECK_VALID_WEEKS}週間を過ぎているため`,
}

function endLines({
  sentence,
  retryFrom,
  byOffice,
  cancelledTest,
}: Extract<Consequence, { outcome: 'EndsCertification' }>): string[] {
  return [
    `ドナーの認定が終わり、献便はすぐにできなくなります。会員は「${userStatusLabels.Registration}」に戻ります。`,
    'これまでの献便の協力金は、まとめてお渡しします。確定済み・お渡し済みの協力金は変わりません。',
    `会員に表示する理由は「${sentence}」です。`,
    returnLine(retryFrom, byOffice),
    ...(cancelledTest
      ? [
          `${formatJapaneseDate(cancelledTest)}に予定している更新検査はなくなります。医療機関に知らせてください。`,
        ]
      : []),
  ]
}

function returnLine(retryFrom: JapaneseDate | null, byOffice: boolean): string {
  if (byOffice)
    return 'この理由には、お待ちいただく期間が決まっていません。事務局がオンラインチェックを再び受け付けるまで、会員はもう一度お申し込みになれません。'
  return retryFrom
    ? `もう一度お申し込みになれるのは、判定の日から数えて${formatJapaneseDate(retryFrom)}からです。`
    : '判定の日から数えてお待ちいただく期間を過ぎているため、会員はすぐにもう一度お申し込みになれます。'
}

function refusalLine(refused: Extract<Consequence, { refusal: string }>): string {
  switch (refused.refusal) {
    case 'Unchanged':
      return '変わるところがありません。正しい内容を入力してください。'
    case 'BeforeCheck':
      return EXAM_DATE_BEFORE_CHECK
    case 'HeldAfterEnd':
      return examHeldAfterExpiry(refused.end)
    case 'RenewalHeld':
      return `${formatJapaneseDate(refused.heldOn)}の更新検査が、判定を待っています。この訂正はその検査のもとになる認定を変えるため、先に更新検査の判定を登録してください。それまで献便を止めるときは、一時停止を使ってください。`
    case 'DonatedBefore':
      return `${formatJapaneseDate(refused.donatedOn)}の献便が、新しい検査日より前になります。どちらの日が違うかを確かめ、献便の記録が違うときは、先にその記録を取り消してください。`
    case 'OtherTestUnderWay':
      return 'この会員には、次の腸内フローラ検査が進んでいます。公開を取り消すのではなく、正しい結果に差し替えてください。'
  }
}

/** Stool received in the period of the test. */
export const donatedLine = (count: number) =>
  count === 0
    ? 'この検査による有効期間に、受け取った便はありません。'
    : `この検査による有効期間に、便を${count}回受け取っています。まだ使われていない便をどうするか、確定する前に確かめてください。`

export const IS_TOLD =
  '会員へ、訂正があったことだけをメールで伝えます。いまの内容は、マイページでご覧いただけます。'
export const IS_NOT_TOLD = '会員に見える内容は変わらないため、会員には知らせません。'

/** In the console. */
export const correctionWords = {
  propose: '訂正を申し出る',
  proposed: '訂正を申し出ました。ほかの医師が確かめます。',
  nothingYet: 'もう一人の医師が確かめるまで、何も変わりません。',
  stopMeanwhile: '確かめるまでのあいだ献便を止めるときは、一時停止を使ってください。',
  review: '訂正を確かめる',
  confirm: '訂正を確定する',
  confirmed: '訂正を確定しました。',
  refuse: '訂正しない',
  refused: '訂正しないことにしました。',
  withdraw: '申し出を取り下げる',
  withdrawn: '申し出を取り下げました。',
  history: '訂正の記録',
  changes: '変わるところ',
  follows: '確定すると起きること',
  stuck: 'この訂正は確定できません',
  donations: '受け取った便',
  showFollows: '起きることを確かめる',
  takeBack: '公開を取り消す',
  replace: '正しい結果に差し替える',
  how: '訂正のしかた',
  explanationHint: '何がどう違っていたか。医師が読めます',
  refusalHint: '訂正しない理由。申し出た方に伝わります',
  waitsForOthers: 'ほかの医師の確認を待っています。',
} as const
