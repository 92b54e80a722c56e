import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'

/** Null for fewer than five people: small numbers are hidden. */
type ImpactSummary = { people: number; changed: number | null; donorsLost: number | null }

/** A small number could identify a person. */
const few = (people: number | null) =>
  people === null ? 'は表示しません' : `${people.toLocaleString('ja')}人`

/** Console texts for a version's approval, and for putting one in force at once. */
export const criteriaApproval = {
  title: '承認',
  author: '作成者・承認できません',
  authorProgram: 'プログラムに付属する版です',
  approver: '承認者',
  toBeApproved: '別の医師',
  toBeApprovedNote: 'これから承認',
  noteMissing: '変更の理由を書くと、別の医師に承認をお願いできます。',
  countMissing: '変わる人の試算をしてから、承認をお願いしてください。',
  sameAsBefore: 'もとの版から、まだ何も変えていません。',
  editNote: '変更の理由を書く',
  noteHint:
    '適用されると、公開の「オンラインチェックの判定基準」のページにも載ります。どなたが読まれてもよい言葉で書いてください。',
  noteSaved: '変更の理由を保存しました。',
  submit: '承認をお願いする',
  submitted: '別の医師に、承認をお願いしました。内容は、差し戻されるまで変えられません。',
  own: '作成した方や内容を変えた方は、承認できません。別の医師に、この画面を開いて確かめていただいてください。',
  notPhysician: '承認できるのは、医師の権限をもつ方です。',
  approve: 'ログインして承認する',
  approveTitle: (number: string) => `判定基準${number}を承認する`,
  approveLead:
    '承認するには、もう一度ログインが必要です。承認した方、日時、内容の指紋（SHA-256）、試算の結果が、この版とともに残ります。',
  firstLead: '最初の版です。適用を始める日から、応募する方がオンラインチェックを始められるようになります。',
  day: '適用を始める日',
  dayHint: '今日を選ぶと、すぐに適用します。それより後の日は、その日の0時から適用します。',
  seenRules: '変わる規則と、応募した方に見える文を確かめました',
  seenAllRules: 'すべての規則と、応募した方に見える文を確かめました',
  seenPeople: '変わる人の試算を確かめました',
  seenNobody: '適用中の版がないため、変わる人はいないことを確かめました',
  approved: (from: JapaneseDate, today: JapaneseDate) =>
    from === today
      ? '承認しました。いまから適用しています。'
      : `承認しました。${formatJapaneseDate(from)}から適用します。`,
  seenImpact: '承認のときに確かめた試算',
  seenNumbers: ({ people, changed, donorsLost }: ImpactSummary) =>
    `${people.toLocaleString('ja')}人のうち、変わる方${few(changed)}、献便期間中で通らなくなる方${few(donorsLost)}`,
  countFirst: '変わる人を試算してから、承認できます。',
  reject: '理由をつけて差し戻す',
  withdraw: '取り下げる',
  rejectHint: '作成した方に、このまま伝わります。',
  rejected: '差し戻しました。作成した方が、下書きとして直せます。',
  withdrawn: '取り下げました。下書きとして直せます。',
  wasRejected: '差し戻されています',
  until: (day: string) => `${day}から適用します。それまでは、取り下げることができます。`,
  back: '前の版にもどしたいとき',
  backText: (number: string) =>
    `${number}を開き、「いますぐ適用する」から、同じ手順でもどせます。作成した方とは別の医師が、もう一度ログインして行います。`,
  openVersion: (number: string) => `${number}を開く`,
} as const

export const criteriaPush = {
  title: '緊急：いますぐ適用する',
  lead: '患者さんやドナーの安全のため、適用日を待てないときだけに使います。',
  follows: [
    'いまの版に代わって、すぐに適用します。これから送信される答えは、この版で判定します。',
    '献便期間中の方のうち、最後の答えがこの版では通らない方は、献便をお休みにし、メールでお知らせします。メールに答えの内容は書きません。',
    'お休みにした方は「きょうの机」に並びます。事務局が、お一人ずつ確かめて再開します。',
    'もどすときは、前の版を同じ手順で適用します。お休みは自動では終わりません。',
  ],
  own: '作成した方や内容を変えた方は、いますぐ適用することもできません。別の医師にお願いしてください。',
  begin: 'いますぐ適用する…',
  dialogTitle: (number: string) => `判定基準${number}をいますぐ適用する`,
  paused: (people: number) =>
    people === 0
      ? 'この版でお休みになるドナーの方は、いません。'
      : `この版を適用すると、次の${people}人の献便をお休みにします。`,
  counting: 'お休みになる方を調べています。',
  number: '版の番号',
  numberHint: (number: string) => `確認のため、${number}と入力してください。`,
  reason: '緊急の理由',
  reasonHint: '記録に残ります。会員の方には見えません。',
  seen: 'お休みになる方を確かめました',
  submit: 'いますぐ適用する',
  done: (paused: number) =>
    paused === 0
      ? '適用しました。お休みになった方はいません。'
      : `適用しました。${paused}人の献便をお休みにし、メールでお知らせします。`,
  doneWithout: '適用しました。お休みになる方は、続けて調べています。',
  wasPushed: '緊急に適用しました',
  pausedDonors: (people: number) => `この適用により、${people}人が献便をお休みしました。`,
} as const

export const criteriaImpact = {
  title: '変わる人',
  lead: (people: number, at: string) =>
    `いま有効な${people.toLocaleString('ja')}人の最後の答えを、両方の版で判定しました（${at}）。まだ何も変わっていません。`,
  notCounted: 'まだ試算していません。いま有効な全員の最後の答えを、適用中の版とこの版で判定してくらべます。',
  stale: '試算のあとで、内容が変わりました。もう一度、試算してください。',
  count: '試算する',
  countAgain: '試算し直す',
  counting:
    '全員の最後の答えを判定しています。1万人で15秒ほどかかります。ほかの仕事は、そのまま続けられます。',
  from: (before: string, after: string) => `${before} → ${after}`,
  dateMoves: 'もう一度申し込める日が動く方',
  dateMovesNote: 'ただし、すでにお伝えした日は守られます。',
  donorsLost: '献便期間中で、いまの答えでは通らなくなる方',
  donorsLostNote:
    'ふつうの適用では、いまの認定と予約は変わりません。次の更新のチェックから、この版で判定します。',
  unchanged: '変わらない方',
  people: (people: number | null) => (people === null ? '5人未満' : `${people.toLocaleString('ja')}人`),
  hidden: '表示しません',
  see: (label: string) => `${label}の一覧を見る`,
  days: (least: number, most: number) => {
    const range = (from: number, to: number) => (from === to ? `${to}日` : `${from}〜${to}日`)
    if (least >= 0) return `${range(least, most)}遅くなります`
    if (most <= 0) return `${range(-most, -least)}早くなります`
    return `${-least}日早くなる方から、${most}日遅くなる方まで`
  },
  byRule: '規則ごと',
  fewNote: '人がわからないように、5人未満の数は、医師だけに表示します。',
  onlyPhysicians: '一覧を見られるのは、医師の権限をもつ方です。',
  listHeadings: ['氏名', 'いまの段階', '適用中の版', 'この版', '申し込める日', '規則'],
  noDate: '—',
  listNote: '一覧を開いたことは、記録に残ります。',
} as const
