// Notes, calls and meetings
export const NOTE_EMPTY = '内容を入力してください'
export const RESULT_MISSING = '電話の結果を選んでください'
export const RESULT_OF_NO_CALL = '結果は、電話のときだけ選べます'
export const AGAIN_ON_OUT_OF_RANGE = '今日から1年以内の日を選んでください'
export const NOTE_OF_ANOTHER = 'この記録は、書いた本人だけが直せます。'
export const NOTE_DELETED = 'この記録は削除されています。'
