import { contactLine } from '../../../../shared/facts/config'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import type { PlannedVisit } from '../../../../shared/rules/visits/plannedVisit'
import { consentToSign as words } from '../../../../shared/words/donating/consentToSign'
import { useWithdrawn } from '../../../../shared/words/donating/useWithdrawal'
import {
  cancelledVisitText,
  keptAfterStopText,
  keptVisitText,
} from '../../../../shared/words/visits/stoppedVisit'
import { composeMail, dateText, toConsent, type MailContext } from './composeMail'
import { contact, myPage, needed, neededLines, writtenMail } from './writtenMail'

/**
 * `until`: the day it ends by itself. `isMoved`: only that day changed. `visit`: what was to come, with `isCancelled`
 * when it no longer is.
 */
type SuspendedParams = {
  permanent: boolean
  until?: JapaneseDate | null
  isMoved?: boolean
  visit?: PlannedVisit | null
  isCancelled?: boolean
}

const REST =
  '献便と各種の手続きをお休みいただきます。マイページの閲覧と退会の手続きは、これまでどおりご利用いただけます。'
const ASK = 'ご不明な点は、事務局（{{連絡先}}）へお問い合わせください。'
const until = neededLines<SuspendedParams>(
  '再開する日が決まっている方だけに入る文。1行に、これだけを書きます',
  ({ until: day }) =>
    day
      ? [
          `${dateText(day)}の朝に、自動で再開します。お手続きは必要ありません。再開しましたら、メールでお知らせします。`,
        ]
      : [],
)
const UNTIL = '2026-12-20'

/** Omits the staff's reason. */
export const suspendedMail = writtenMail<SuspendedParams>(
  {
    text: {
      name: '一時停止',
      when: '利用を一時停止したとき',
      subject: 'ご利用の一時停止について',
      text: `ご利用を一時停止しました。\n${REST}\n{{再開の予定}}\n${ASK}`,
      values: { 再開の予定: until, 連絡先: contact() },
      sample: { permanent: false, until: UNTIL },
    },
    moved: {
      name: '一時停止の期間の変更',
      when: '一時停止から再開する日を変えたとき',
      subject: 'ご利用の一時停止について',
      text: `ご利用の一時停止の期間を変更しました。\n${REST}\n{{再開の予定}}\n${ASK}`,
      values: { 再開の予定: until, 連絡先: contact() },
      sample: { permanent: false, until: UNTIL, isMoved: true },
    },
    permanent: {
      name: '利用停止',
      when: '利用を停止したとき',
      subject: 'ご利用の停止について',
      text: `ご利用を停止しました。\n${REST}\n${ASK}`,
      values: { 連絡先: contact() },
      sample: { permanent: true },
    },
  },
  {
    textOf: ({ permanent, isMoved }) => (permanent ? 'permanent' : isMoved ? 'moved' : 'text'),
    end: (_context, { visit, isCancelled, until: day }) =>
      visit ? [isCancelled ? cancelledVisitText(visit) : keptVisitText(visit, day ?? null)] : [],
  },
)

/** `since`: the day it ended, if that was before today. `visit`: what is still booked. */
type ResumedParams = { since?: JapaneseDate; visit?: PlannedVisit | null }

export const resumedMail = writtenMail<ResumedParams>(
  {
    text: {
      name: '利用再開',
      when: '一時停止・利用停止を解除したとき',
      subject: 'ご利用の再開について',
      text: `ご利用の停止を解除しました。{{いつから}}、またご利用いただけます。お待ちいただき、ありがとうございました。
{{マイページ}}`,
      values: {
        いつから: needed('「今日から」や「2026年12月6日（日）から」', ({ since }) =>
          since ? `${dateText(since)}から` : '今日から',
        ),
        マイページ: myPage(),
        連絡先: contact(),
      },
      sample: {},
    },
  },
  { end: (_context, { visit }) => (visit ? [keptAfterStopText(visit)] : []) },
)

/** `visit`: the planned test that is cancelled. */
type ConsentWithdrawnParams = { visit?: PlannedVisit | null }

/** The effects of the withdrawal, without reasons. */
export const consentWithdrawnMail = ({ visit }: ConsentWithdrawnParams, context: MailContext) =>
  composeMail(context, '同意の撤回を受け付けました', [
    '同意の撤回を受け付け、ご利用を一時停止しました。これからの検査と献便は行いません。撤回による不利益はありません。',
    ...(visit ? [cancelledVisitText(visit)] : []),
    'これまでの献便の協力金は、有効期間が終わるときに確定し、これまでどおりお渡しします。',
    'まだ使われていない便と検体の取り扱いについて、事務局からご連絡します。すでに治療や研究に使われたものは、元に戻せません。',
    '登録した内容は残っています。マイページの閲覧と退会の手続きは、これまでどおりご利用いただけます。',
    toConsent(context),
    `お心当たりがないときや、もう一度ご協力いただけるときは、事務局（${contactLine(context.texts)}）へご連絡ください。`,
  ])

/** To whoever signed the version from before a major change. */
export const consentToSignMail = ({ by }: { by: JapaneseDate }, context: MailContext) =>
  composeMail(context, 'ご署名のお願い', [
    `${words.why}${words.ask(by)}`,
    words.how,
    words.free,
    toConsent(context),
    `ご不明な点は、事務局（${contactLine(context.texts)}）へお問い合わせください。`,
  ])

/** The effects of withdrawing the use of what was given, and what cannot be taken back. */
export const useWithdrawnMail = (_params: object, context: MailContext) =>
  composeMail(context, 'お申し出を受け付けました', [
    'お預かりした便の使用の撤回を受け付けました。理由はうかがいません。撤回による不利益はありません。',
    `${useWithdrawn.held}。${useWithdrawn.receivers}。`,
    `${useWithdrawn.used}。`,
    `${useWithdrawn.donating}。`,
    toConsent(context),
    `お心当たりがないときや、撤回をとりやめたいときは、事務局（${contactLine(context.texts)}）へご連絡ください。`,
  ])
