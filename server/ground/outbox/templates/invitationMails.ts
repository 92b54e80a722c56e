import { formatMonth, type JapaneseDate } from '../../../../shared/facts/dates'
import { dateText } from './composeMail'
import { contact, myPage, needed, writtenMail } from './writtenMail'

const DEADLINE = '2026-12-15'

/** `pausedUntil`: after the third unanswered invitation in a row. */
type InvitationExpiredParams = { deadline: JapaneseDate; pausedUntil?: JapaneseDate }

const expiredValues = {
  予約の期限: needed<InvitationExpiredParams>('過ぎた期限', ({ deadline }) => dateText(deadline)),
  連絡先: contact<InvitationExpiredParams>(),
}

/** M11. */
export const invitationExpiredMail = writtenMail<InvitationExpiredParams>(
  {
    text: {
      name: '予約期限切れ',
      when: 'ガイダンスの予約の期限を過ぎ、案内待ちに戻ったとき',
      subject: 'ガイダンスの予約期限が過ぎました',
      text: `{{予約の期限}}までにご予約を確認できなかったため、お待ちいただく順番が最後に移りました。次に空きが出ましたら、あらためてご案内します。お手続きは必要ありません。`,
      values: expiredValues,
      sample: { deadline: DEADLINE },
    },
    paused: {
      name: '予約期限切れ（3回つづけて）',
      when: '3回つづけてガイダンスの予約がなく、ご案内を保留にしたとき',
      subject: 'ガイダンスのご案内を保留にしました',
      text: `{{予約の期限}}までにご予約を確認できませんでした。3回つづけてご予約がなかったため、{{再開の月}}まで、ガイダンスのご案内を保留にしました。それまで、ご案内はお送りしません。
いまも参加をご希望の場合は、マイページの「保留をやめる」を押すと、次の空きからご案内します。
{{マイページ}}
お続けにならない場合、お手続きは必要ありません。`,
      values: {
        ...expiredValues,
        再開の月: needed<InvitationExpiredParams>('ご案内を再開する月', ({ pausedUntil }) =>
          pausedUntil ? formatMonth(pausedUntil) : '',
        ),
        マイページ: myPage<InvitationExpiredParams>(),
      },
      sample: { deadline: DEADLINE, pausedUntil: '2027-12-01' },
    },
  },
  { textOf: ({ pausedUntil }) => (pausedUntil ? 'paused' : 'text') },
)

/** `isPlaceKept`: the first time; the second takes the last place in line. */
type InvitationDeclinedParams = { isPlaceKept: boolean }

const declinedValues = {
  マイページ: myPage<InvitationDeclinedParams>(),
  連絡先: contact<InvitationDeclinedParams>(),
}

export const invitationDeclinedMail = writtenMail<InvitationDeclinedParams>(
  {
    text: {
      name: '案内の見送り',
      when: 'ご案内を見送られたとき（1回目。順番はそのままです）',
      subject: '今回は見送りとして承りました',
      text: `ガイダンスのご案内を、今回は見送りとして承りました。
お待ちいただく順番は、そのままです。次に空きが出ましたら、あらためてご案内します。
次にも見送られた場合は、順番が最後に移ります。先の月までお待ちになるときは、マイページでご案内を保留にできます。
{{マイページ}}`,
      values: declinedValues,
      sample: { isPlaceKept: true },
    },
    again: {
      name: '案内の見送り（2回目）',
      when: 'ご案内をもう一度見送られたとき（順番が最後に移ります）',
      subject: '今回は見送りとして承りました',
      text: `ガイダンスのご案内を、今回は見送りとして承りました。
お待ちいただく順番は、最後に移りました。次に順番が来ましたら、あらためてご案内します。
先の月までお待ちになるときは、マイページでご案内を保留にできます。
{{マイページ}}`,
      values: declinedValues,
      sample: { isPlaceKept: false },
    },
  },
  { textOf: ({ isPlaceKept }) => (isPlaceKept ? 'text' : 'again') },
)
