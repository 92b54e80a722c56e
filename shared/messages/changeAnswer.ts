/** The link beside an answer that can be changed. */
export const CHANGE_ANSWER = '変更'

/** Over what was answered by 「いいえ」 or 「どれもない」. */
export const NONE_OF_THESE = '「いいえ」「ない」とお答えのこと'
