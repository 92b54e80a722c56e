import { type JapaneseDate, formatJapaneseDate } from '../../facts/dates'
import { CHECK_VALID_WEEKS } from '../../facts/terms'

export const NO_SUCH_POINT = 'この質問には、確かめることがありません。画面を読み込み直してください。'
export const POINTS_OF_OTHER_CHECK =
  '確かめた結果を記録できるのは、認定する前の、いちばん新しいオンラインチェックだけです。'
export const NOTE_MISSING = 'もう一度確かめる理由を入力してください。'
export const UPHELD_NOTE_MISSING = 'お願いできないと判断した理由を入力してください。会員には見えません。'
export const UNTIL_PAST = '明日より後の日を入力してください。'
export const UNTIL_NOT_ASKED = 'この日は、「確かめた結果、いまはお願いできない」を選んだときだけ入力します。'

/** Why the person cannot be certified yet. @param topics 「免疫などに関わる薬について」 with the number of its question */
export const pointsOpen = (topics: readonly { reason: string; questionId: string }[]): string =>
  `確かめることが${topics.length}件残っているため、認定できません（${topics
    .map(({ reason, questionId }) => `${reason.replace(/について$/, '')}・${questionId}`)
    .join('、')}）。検査記録の「確かめること」に、結果を記録してください。`

/** Why a test can no longer certify. */
export const checkTooOld = (sentOn: JapaneseDate): string =>
  `オンラインチェックの回答（${formatJapaneseDate(sentOn)}）から${CHECK_VALID_WEEKS}週間を過ぎているため、認定できません。もう一度オンラインチェックに答えていただいてから、判定してください。`

export const clearingWords = {
  title: '認定の前に確かめること',
  isOpen: '未確認',
  isCleared: '確認済み',
  open: 'まだ確かめていません',
  reopened: 'もう一度確かめます',
  clear: '結果を記録',
  change: '記録し直す',
  action: {
    label: '結果を記録する',
    done: '確かめた結果を記録しました。',
    noDay: '空のままにすると、いまの基準ではドナーをお願いできないとお伝えします',
    upheld:
      '会員には、「医師が確かめたため」という理由と、日付があれば日付をお伝えします。ガイダンスの予約は取り消されます。病院での検査の日が決まっているときは、病院へ連絡してください。',
    follows: ['全部の結果を記録すると、検査の結果から認定できるようになります。会員には、お知らせしません。'],
  },
} as const
