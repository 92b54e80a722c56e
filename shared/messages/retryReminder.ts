// The mail on the day from which somebody may apply again
export const REMIND_ME = 'メールで知らせてほしい'
/** Only for people who take the reminder. */
export const NOT_NOW_REMINDER = 'その日になりましたら、メールでお知らせします（いつでも停止できます）。'
