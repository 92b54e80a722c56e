import { AGES } from '../../rules/person/ages'

export const AGE_OUT_OF_RANGE = `${AGES}の方が対象です`
export const NOT_A_REAL_DATE = '実在する日付を入力してください'
export const NOT_A_TIME = '時刻を9:30のように入力してください'
/** Follows the field's name. */
export const FURIGANA_NOT_KATAKANA = 'ひらがなかカタカナで入力してください'
export const TEL_FORMAT =
  '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）'
export const ZIP_CODE_FORMAT = '7桁の郵便番号を入力してください'
export const PASSWORD_TOO_COMMON = '推測されやすいため使えません。別のパスワードを入力してください'
export const PASSWORD_LIKE_ADDRESS =
  'メールアドレスと同じ、またはよく似たものは使えません。別のパスワードを入力してください'
export const PASSWORDS_DIFFER = 'パスワードが一致しません'
export const CODE_FORMAT = '6桁の数字を入力してください'
export const CONSENT_MISSING = '内容をご確認のうえ、同意にチェックを入れてください'
export const REASON_MISSING = '理由を入力してください'
export const CHARACTERS_NOT_ALLOWED = '使用できない文字が含まれています'
export const CHARACTERS_UNSEEN = '目に見えない文字が含まれています。消して入力し直してください'
export const UNKNOWN_PARTNER =
  'この紹介コードは見つかりません。もう一度確かめてください。なくても登録できます'
export const UNKNOWN_ZIP_CODE = '存在しない郵便番号です'
export const ROLE_MISSING = '権限を1つ以上選んでください'
export const SETTING_TOO_LARGE = '保存できる大きさを超えています'
export const SETTINGS_FULL = '保存できる数を超えています。使わないものを削除してください'
export const NAME_TAKEN = 'この名前はすでに使われています'
export const NOT_FOR_EVERYBODY = 'この条件は、みんなで使う条件として保存できません'
export const TIME_NOT_CHOSEN = '日時を選んでください'
export const NAME_TYPED_DIFFERS = '表示されている氏名と一致しません'
/** Of radio buttons in the console; `label` is yup's. */
export const NOT_CHOSEN = '${label}を選んでください'
