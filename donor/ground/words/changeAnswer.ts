/** The link beside an answer that can be changed. */
export const CHANGE_ANSWER = '変更'

/** Above answers of 「いいえ」 or 「どれもない」. */
export const NONE_OF_THESE = '「いいえ」「ない」とお答えのこと'
