export const REMIND_ME = 'メールで知らせてほしい'
/** For people who receive the reminder. */
export const NOT_NOW_REMINDER = 'その日になりましたら、メールでお知らせします（いつでも停止できます）。'

export const TELL_ME_OF_CRITERIA = '基準が変わったら知らせてほしい'
