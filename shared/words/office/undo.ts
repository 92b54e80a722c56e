export const UNDO = '元に戻す'
export const UNDONE = '元に戻しました。'
export const UNDO_IS_OVER = '時間が過ぎたため、元に戻せません。'
export const UNDO_CHANGED_SINCE =
  'そのあとに別の変更があったか、メールが送られたため、元に戻せません。何も変更していません。'
