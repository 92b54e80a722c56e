export const DONOR_CARD = 'ドナー証'
export const SHOW_AT_RECEPTION = '受付で、この画面をお見せください。'
export const SHOW_LARGE = '大きく表示'
export const HOLD_TO_READER = '画面を明るくして、バーコードを受付の読み取り機にかざしてください。'
export const BARCODE_NOT_LOADED =
  'バーコードを読み込めませんでした。受付では、ドナー番号をお伝えいただければ献便していただけます。'
export const CARD_WHILE_SUSPENDED = 'ご利用を停止しているあいだは、献便していただけません。'
export const CARD_SUSPENDED = 'ご利用を停止中'
export const CARD_VALID = '認定中'
export const CARD_EXPIRED = '有効期間が終了'
export const CARD_WHILE_EXPIRED =
  '有効期間が終わっているため、いまは献便していただけません。更新の検査の判定が出ましたら、マイページでご案内します。'
export const CARD_WHILE_PAUSED =
  'いまは、献便をお休みいただいています。再開できるようになりましたら、マイページでご案内します。'

export const barcodeAlternative = (donorId: string) => `ドナー番号${donorId}のバーコード`

/** @param keptAt 12月1日9時の内容です。 */
export const lastVisit = (keptAt: string) => `前回ご覧になった${keptAt}最新の内容を確認しています。`
