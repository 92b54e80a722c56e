import { AHEAD_YEARS } from '../../facts/terms'

// Mails
export const MAIL_NOT_KEPT =
  '本文は表示できません。確認コードなど一度きりのメール、この機能より前のメールは、本文を残していません。判定をお知らせするメールは、医師が読めます。'
export const MAIL_NOT_AS_SENT =
  '送ったあとに、文面または連絡先の設定が変わっています。いまの設定で表示しているため、送ったものと一部が異なります。'

// Notes, calls and meetings; the task is on the desk
export const callAgainTask = (about: string) => `もう一度連絡する（${about}）`
export const TASK_MOVED = 'やりとりの記録で、連絡する日を変えました'

// Answers to mails; the task is on the desk
export const ANSWER_TASK = 'メールの返信を読んで応える'
const KNOWN_BY_ADDRESS =
  '（お送りしたメールへの返信ではないため、差出人のアドレスで会員と結びました。ご本人か、ご確認ください。）'
const fromAnother = (address: string) =>
  `（登録とは別のメールアドレス${address && `（${address}）`}から届いた返信です。ご家族など、ご本人ではない方かもしれません。ご確認ください。）`
const WITHOUT_WORDS = '（本文はありません）'
const UNREAD = '（メールを読み取れませんでした。事務局の受信箱で開いてください。）'

/** Whose words a mail to the office is: an answer from the person's address, a mail from it, an answer from another. */
export type AnswerSender = { by: 'answer' } | { by: 'address' } | { by: 'other'; address: string }

/** Stands first: what the mail says may be long, and may say otherwise. */
function hintOf(sender: AnswerSender): string[] {
  if (sender.by === 'answer') return []
  return [sender.by === 'address' ? KNOWN_BY_ADDRESS : fromAnother(sender.address), '']
}

/** The note of a mail to the office. */
export const noteOfAnswer = ({
  sender,
  subject,
  text,
  attachments,
}: {
  sender: AnswerSender
  subject: string
  text: string
  attachments: number
}): string =>
  [
    ...hintOf(sender),
    `件名：${subject || '（なし）'}`,
    '',
    text || WITHOUT_WORDS,
    ...(attachments > 0 ? ['', `（添付が${attachments}つあります。事務局の受信箱で開いてください。）`] : []),
  ].join('\n')

/** The note of a mail that could not be read. */
export const noteOfUnread = (sender: AnswerSender): string => [...hintOf(sender), UNREAD].join('\n')

export const NOTE_DISCLOSED =
  'ご本人は、この記録を「自分のデータ」で読めます（書いた人の名前は出ません）。読まれてよい言葉で書いてください。'
export const NOTE_TOUCHES_HEALTH = 'チェックすると、本文は医師と書いた本人だけが読めます。'
export const NOTE_TEXT_HIDDEN = '健康に関わるため、本文は医師と書いた本人だけが読めます。'
export const NOTE_TEXT_GONE = '本文は、書いた本人が削除しました。'
export const NOTE_WITHOUT_TEXT = '内容の記入はありません。'
export const NOTE_SAVED = '記録しました。'
export const NOTE_EDITED = '記録を直しました。'
export const NOTE_REMOVED = '本文を削除しました。'
export const NOTE_REMOVES = '本文と、直す前の本文を消します。元に戻せません。記録があったことは残ります。'
export const NOTE_CHANGED_MEANWHILE =
  'ほかの画面で直されています。下がいまの内容です。入力した内容は残してあります。'
export const NOTE_EMPTY = '内容を入力してください'
export const RESULT_MISSING = '電話の結果を選んでください'
export const RESULT_OF_NO_CALL = '結果は、電話のときだけ選べます'
export const AGAIN_ON_OUT_OF_RANGE = `今日から${AHEAD_YEARS}年以内の日を選んでください`
export const NOTE_OF_ANOTHER = 'この記録は、書いた本人だけが直せます。'
export const NOTE_DELETED = 'この記録は削除されています。'
