import { SECURITY_KEPT_DAYS } from '../../facts/terms'
import type { BreachNoticeKind } from '../../generated/schema'
import type { BreachFacts } from '../../rules/records/cases/facts'
import type { ReportReason } from '../../rules/records/cases/reportReasons'
import { formatJapaneseDate, formatJapaneseDateTime } from '../../facts/dates'
import { readClassLabels } from '../labels/readLabels'

export const BREACH_WITHOUT_CHOICE =
  '担当者、会員、ログインの番号、つないだ場所のうち、少なくとも一つを選んでください。'
export const BREACH_SPAN = '終わりは、始まりよりあとの日時にしてください。'
export const NOTICE_REPORTED = 'この書面は、すでに出した日を記録しています。'

export const breachNoticeLabels = {
  First: '個人情報保護委員会への速報',
  Final: '個人情報保護委員会への確報',
  Letter: 'ご本人への通知',
} satisfies Record<BreachNoticeKind, string>

export const reportReasonWords: Record<ReportReason, string> = {
  Health: '健康に関する情報（要配慮個人情報）が含まれています。',
  Malice: '不正の目的をもって行われたおそれがあります。',
  Many: '1,000人を超えています。',
}

export const breachWords = {
  title: '漏えい等の範囲を調べる',
  start: '漏えい等の範囲を調べる',
  lead: 'ほかの人に使われたおそれのあるものを選ぶと、そこから見られた方の人数と、データの種類を数えます。選んだものは、すべてに当てはまる記録だけを数えます。数えるだけでは、案件は始まりません。',
  staff: '担当者のアカウント',
  member: '会員のアカウント',
  memberHint: '会員のアカウントが使われたときは、ご本人の記録を、すべて見られたものとして数えます。',
  session: 'ログインの番号',
  sessionHint: '数えた結果の「範囲のなかのログイン」にあるものです。',
  network: 'つないだ場所',
  networkHint: 'IPアドレスの一部です。例：203.0.113.0/24',
  from: '始まり',
  to: '終わり',
  anybody: '選ばない',
  count: '数える',
  counted: '数えた結果',
  nobody: 'この範囲で、会員の記録は見られていません。',
  people: '見られた方',
  reads: '見た回数',
  files: 'ファイルへの書き出し',
  signIns: 'ログインの回数',
  signInsHint: `直近${SECURITY_KEPT_DAYS}日分だけが残っています。`,
  span: '見られた期間',
  byClass: 'データの種類ごとの人数',
  sessions: '範囲のなかのログイン',
  narrow: 'ここだけを数える',
  noSession: '番号なし',
  knownOn: '分かった日',
  knownHint: '期限は、この日を1日目として数えます。',
  malicious: '不正の目的をもって行われたおそれがある（確報の期限が60日になります）',
  open: '案件を始める',
  opened: '案件を始めました。',
  choose: '調べる範囲',
  scope: '調べた範囲',
  chosenSpan: '調べた期間',
  again: 'もう一度数える',
  recounted: '数え直しました。',
  csv: '見られた方の一覧（CSV）',
  affected: '漏えい等で見られた方',
  memberId: '会員の番号',
  shown: '見られた内容',
  firstAt: '最初に見られた日時',
  lastAt: '最後に見られた日時',
  reasons: '個人情報保護委員会への報告が必要です',
  noReason:
    '数からは、報告が必要かどうかが決まりません。財産の被害のおそれなど、ほかの事情も確かめてください。',
  notices: '書面の下書き',
  noticesHint:
    '【　】のところは、確かめて書き入れてください。委員会への報告は、委員会のウェブサイトの報告フォームから行います。ご本人への通知には、体調や検査のことを書かないでください。',
  due: '期限',
  soon: '状況に応じて、すみやかに',
  reportedOn: '出した日',
  notYet: 'まだ',
  edit: '下書きを直す',
  edited: '下書きを保存しました。',
  text: '本文',
  textHint: '個人のお名前や、体調や検査のことは書かないでください。',
  report: '出した日を記録する',
  reported: '出した日を記録しました。',
  print: '印刷する',
  holds: '漏えい等についての書面',
} as const

type Operator = {
  serviceName: string
  operator: { name: string; address: string; representative: string }
  contact: { tel: string; email: string }
}

const inNumbers = (count: number) => `${count.toLocaleString('ja-JP')}人`

/** What the law asks for (rules, article 8), with the known facts; text in brackets is for the investigator. */
export function breachDraft(
  kind: BreachNoticeKind,
  facts: Omit<BreachFacts, 'notices'>,
  texts: Operator,
): string {
  return kind === 'Letter' ? letter(facts, texts) : notice(kind === 'First', facts, texts)
}

function notice(
  isFirst: boolean,
  { choice, knownOn, malicious, counted }: Omit<BreachFacts, 'notices'>,
  { serviceName, operator, contact }: Operator,
): string {
  const items = counted.classes.map(({ data, people }) => `${readClassLabels[data]}（${inNumbers(people)}）`)
  // Nobody has done or found out anything by opening a case.
  const open = (asked: string) => `【${asked}${isFirst ? '。まだ分からないことは「調査中」と記入' : ''}】`
  return [
    `漏えい等報告（${isFirst ? '速報' : '確報'}）`,
    '個人情報保護委員会　御中',
    '',
    `報告者：${operator.name}　${operator.representative}`,
    `所在地：${operator.address}`,
    `連絡先：電話${contact.tel}、メール${contact.email}　担当【氏名】`,
    `事態を知った日：${formatJapaneseDate(knownOn)}`,
    '',
    '1　概要',
    `「${serviceName}」の管理画面または利用者の画面で、${formatJapaneseDateTime(new Date(choice.from))}から${formatJapaneseDateTime(new Date(choice.to))}までのあいだに、個人データが権限のない者に見られた、またはそのおそれがあります。【経緯を記入】`,
    '2　個人データの項目',
    items.length > 0 ? items.join('、') : '【確かめた内容を記入】',
    '3　本人の数',
    `${inNumbers(counted.people)}（閲覧の記録から数えたもの）`,
    '4　原因',
    `${malicious ? '不正の目的をもって行われたおそれがあります。' : ''}${open('確かめた原因を記入')}`,
    '5　二次被害またはそのおそれの有無とその内容',
    open('有無と、その内容を記入'),
    '6　本人への対応の実施状況',
    open('本人への通知などを、いつ、どのように行ったかを記入'),
    '7　公表の実施状況',
    open('公表したかどうか、した日と方法を記入'),
    '8　再発防止のための措置',
    open('該当するアカウントの停止など、実際に行ったことと、これから行うことを記入'),
    '9　その他参考となる事項',
    '【あれば記入】',
  ].join('\n')
}

/** Sent by mail: it must not reveal to others what the person does here. */
const letter = (
  { choice }: Omit<BreachFacts, 'notices'>,
  { serviceName, operator, contact }: Operator,
): string =>
  [
    '件名：お預かりしている情報についての、お知らせとおわび',
    '',
    '【お名前】様',
    '',
    `${serviceName}です。お預かりしているあなたの情報の一部が、権限のない者に見られた、またはそのおそれがあることが分かりました。ご心配をおかけし、申しわけありません。`,
    '',
    `見られたおそれのある期間：${formatJapaneseDateTime(new Date(choice.from))}から${formatJapaneseDateTime(new Date(choice.to))}まで`,
    '見られたおそれのある情報：ログインして、「記録を見た人」のページでご確認いただけます。退会された方は、ログインできませんので、下記へお問い合わせください。',
    '原因：【確かめた内容を記入】',
    '二次被害のおそれ：【確かめた内容を記入】',
    '行ったこと：【該当するアカウントの利用を止めた、など】',
    '',
    '身に覚えのない連絡があったときは、お答えにならず、下記へお知らせください。',
    '',
    operator.name,
    `電話${contact.tel}`,
    `メール${contact.email}`,
  ].join('\n')
