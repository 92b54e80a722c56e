/** Saved list queries, for one person or the whole office. */
export const FOR_EVERYBODY = 'みんなで使う'
export const FOR_MYSELF = '自分だけで使う'
export const FOR_EVERYBODY_HINT = 'この一覧を見られる全員に、条件・並び順・列をそろえて表示します。'
export const NOT_WITH_WORDS =
  'さがす言葉は会員の氏名や電話番号になることがあるため、みんなで使う条件には入れられません。言葉を消すと選べます。'
export const FOR_EVERYBODY_TOO = 'いまの列をみんなの列にする'
export const OUT_OF_OFFICE = 'みんなの一覧からはずす'
/** A member of staff, without an honorific as everywhere in the console. */
export const savedBy = (name: string) => `${name}が保存`
