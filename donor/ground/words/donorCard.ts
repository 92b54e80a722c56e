export const DONOR_CARD = 'ドナー証'
export const SHOW_LARGE = '大きく表示'
/** Where the donation room is. */
export const TO_ROOM = '道順と開室時間'
export const HOLD_TO_READER = '画面を明るくして、バーコードを受付の読み取り機にかざしてください。'
export const BARCODE_NOT_LOADED = 'バーコードを読み込めませんでした。受付では、ドナー番号をお伝えください。'

export const barcodeAlternative = (donorId: string) => `ドナー番号${donorId}のバーコード`

/** @param keptAt 12月1日9時の内容です。 */
export const lastVisit = (keptAt: string) => `前回ご覧になった${keptAt}`
export const lookingForNews = (keptAt: string) => `${lastVisit(keptAt)}最新の内容を確認しています。`
