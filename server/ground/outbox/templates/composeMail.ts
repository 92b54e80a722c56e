import { placeWithAddress } from '../../../../shared/rules/visits/calendarEvents'
import { contactLine, officeName, type PublicTexts } from '../../../../shared/facts/config'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { formatJapaneseDate, formatJapaneseTime, japaneseDateOf } from '../../../../shared/facts/dates'
import { isHoliday } from '../../../../shared/facts/holidays'
import { openingHoursText } from '../../../../shared/facts/openingHours'
import { mailHtml, type MailLine } from './mailHtml'

export type MailContext = {
  texts: PublicTexts
  /** `{LastName} {FirstName}` without 様; null omits the line. */
  recipientName: string | null
  /** Address of the donor app, without a final slash. */
  origin: string
  adminOrigin: string
  /** The office's words instead of the delivered ones. */
  words?: MailWords | null
}

export type MailWords = { subject: string; text: string }

export type ComposedMail = { subject: string; text: string; html: string }

const inText = (line: MailLine) => {
  if (typeof line === 'string') return line
  if ('value' in line) return `${line.label}：${line.value}`
  if ('code' in line) return `${line.label}：${line.code}（${line.validity}）`
  return `${line.label}：${line.url}`
}

// Prevents header injection by line breaks.
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

export function composeMail(context: MailContext, subject: string, lines: readonly MailLine[]): ComposedMail {
  const { texts, recipientName } = context
  const greeting = recipientName ? `${oneLine(recipientName)} 様` : null
  const signature = [
    `${officeName(texts)}（${texts.operator.name}）`,
    `お問い合わせ：${contactLine(texts)}　${openingHoursText(texts.contact.openingHours)}`,
  ]
  const fullSubject = oneLine(`【${texts.serviceName}】${subject}`)
  return {
    subject: fullSubject,
    text: [...(greeting ? [greeting, ''] : []), ...lines.map(inText), '', '--', ...signature, ''].join('\n'),
    html: mailHtml({
      title: fullSubject,
      heading: texts.serviceName,
      greeting,
      lines,
      signature,
      telephones: [texts.contact.tel, texts.hospital.tel],
    }),
  }
}

/** 2026年11月23日（月・祝） */
export const dateText = (date: JapaneseDate) => formatJapaneseDate(date, isHoliday(date))

/** 2026年12月1日（火）14:00, from an RFC 3339 instant. */
export function timeText(instant: string): string {
  const time = new Date(instant)
  return `${dateText(japaneseDateOf(time))}${formatJapaneseTime(time)}`
}

/** 2026年12月1日（火）14:00〜15:00, from two RFC 3339 instants. */
export const hourText = (startAt: string, endAt: string) =>
  `${timeText(startAt)}〜${formatJapaneseTime(new Date(endAt))}`

const page =
  (label: string, path: string, app: 'origin' | 'adminOrigin' = 'origin') =>
  (context: MailContext): MailLine => ({ label, url: `${context[app]}${path}` })

export const toMyPage = page('マイページを開く', '/mypage')
export const toOnlineCheck = page('オンラインチェックに進む', '/signup/online_check')
export const toReservation = page('日時を予約する', '/signup/schedule_reservation')
export const toFloraApplication = page('検査に申し込む', '/application_examination')
export const toConsent = page('同意書を見る', '/account/consent')
export const toReads = page('お返事を見る', '/account/reads')
export const toReceipts = page('お受け取りを確かめる', '/account/receipts')
export const toRights = page('ご請求の状況を見る', '/account/rights')
/** At sending, `withReplyToken` adds whose booking it is. */
export const toVisitReply = ({ origin }: Pick<MailContext, 'origin'>) => ({
  label: '行けるかどうかを答える',
  url: `${origin}/visit_reply`,
})
export const toVerify = page('控えを確かめる', '/verify')
export const toAnswers = page('答えと結果を見る', '/online_check/answers')
export const toCase = (caseId: string) => page('案件を開く', `/admin/cases/${caseId}/show`, 'adminOrigin')
export const toConsole = page('管理画面を開く', '/admin/', 'adminOrigin')

const inRenewal = (renewal: boolean) => (renewal ? '/before_renewal_inspection' : '')
export const toCheck = (context: MailContext, renewal: boolean, label = 'もう一度答える') =>
  page(label, `/signup/online_check${inRenewal(renewal)}`)(context)
export const toRefusal = (context: MailContext, renewal: boolean) =>
  page('理由を見る', `/online_check${inRenewal(renewal)}/result_ng`)(context)

export const placeLines = (place: { place: string; address: string; mapUrl: string }): MailLine[] => [
  { label: '会場', value: placeWithAddress(place) },
  { label: '地図を見る', url: place.mapUrl, quiet: true },
]
