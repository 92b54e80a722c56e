import { placeWithAddress } from '../../../shared/calendarEvents'
import type { MailContext } from './composeMail'
import type { MailLine } from './mailLine'

const page =
  (label: string, path: string, app: 'origin' | 'adminOrigin' = 'origin') =>
  (context: MailContext): MailLine => ({ label, url: `${context[app]}${path}` })

/** The pages that mails lead to, each with the words of its button. */
export const toMyPage = page('マイページを開く', '/mypage')
export const toOnlineCheck = page('オンラインチェックに進む', '/signup/online_check')
export const toReservation = page('日時を予約する', '/signup/schedule_reservation')
export const toFloraApplication = page('検査に申し込む', '/application_examination')
export const toConsole = page('管理画面を開く', '/admin/', 'adminOrigin')

const inRenewal = (renewal: boolean) => (renewal ? '/before_renewal_inspection' : '')
export const toCheck = (context: MailContext, renewal: boolean) =>
  page('もう一度答える', `/signup/online_check${inRenewal(renewal)}`)(context)
export const toRefusal = (context: MailContext, renewal: boolean) =>
  page('理由を見る', `/online_check${inRenewal(renewal)}/result_ng`)(context)

/** Where it is, with a way to find it. */
export const placeLines = (place: { place: string; address: string; mapUrl: string }): MailLine[] => [
  { label: '会場', value: placeWithAddress(place) },
  { label: '地図を見る', url: place.mapUrl, quiet: true },
]
