/** The link beside an answer that can be changed. */
export const CHANGE_ANSWER = '変更'
