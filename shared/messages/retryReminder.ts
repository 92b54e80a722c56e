export const REMIND_ME = 'メールで知らせてほしい'
/** For people who receive the reminder. */
export const NOT_NOW_REMINDER = 'その日になりましたら、メールでお知らせします（いつでも停止できます）。'
