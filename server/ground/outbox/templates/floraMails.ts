import type { JapaneseDate } from '../../../../shared/facts/dates'
import { optionalNotice } from './checkMails'
import { dateText, toFloraApplication } from './composeMail'
import { button, contact, myPage, needed, writtenMail } from './writtenMail'

type FloraInvitationParams = { deadline: JapaneseDate }

/** M24, unless turned off. */
export const floraInvitationMail = writtenMail<FloraInvitationParams>(
  {
    text: {
      name: 'フローラ検査案内',
      when: '腸内フローラ検査に案内したとき（お知らせメールを希望した方だけ）',
      subject: 'お申し込みのご案内：{{申込期限}}まで',
      text: `腸内フローラ検査にお申し込みいただけます。ご希望の方は、{{申込期限}}までにお手続きください。お申し込みは任意で、認定の判定には影響しません。
{{申し込み}}`,
      values: {
        申込期限: needed('申し込める最後の日', ({ deadline }) => dateText(deadline)),
        申し込み: button('申し込みのページを開くボタン', (context) => toFloraApplication(context)),
        連絡先: contact(),
      },
      sample: { deadline: '2026-12-20' },
    },
  },
  { end: optionalNotice },
)

type ReportSharedParams = Record<string, never>

/** M23. */
export const reportSharedMail = writtenMail<ReportSharedParams>({
  text: {
    name: 'レポート公開',
    when: '腸内フローラ検査の結果を公開したとき',
    subject: '新しいレポートのお知らせ',
    text: `お待たせしました。新しいレポートをご覧いただけます。ログインしてご確認ください。
{{マイページ}}`,
    values: { マイページ: myPage(), 連絡先: contact() },
    sample: {},
  },
})
