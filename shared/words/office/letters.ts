import { placeholder } from '../../rules/office/letters'

export const LETTER_SAVED = '新しい版として保存しました。'
export const MAIL_TEXTS = '自動で送るメール'
export const FIXED_MAILS = '文面を変えられないメール'
export const DELIVERED_WORDS = 'はじめの文面'
export const LETTER_SENT_TO_MYSELF = 'ご自分のメールアドレスへ送りました。'
/** Seconds in which a letter can be taken back. */
export const TAKE_BACK_SECONDS = 10

export const SOME_WORDS_FOUND =
  '健康に関わる言葉は書けません。自動で見つけられるのは一部だけなので、書かれていないことを確かめてください'
export const notInMail = (word: string) =>
  `「${word}」は書けません。健康に関わることは、メールではお伝えしない決まりです`
export const notInSubject = (word: string) =>
  `「${word}」は件名に書けません。ほかの人の目に触れても差し支えのない件名にしてください`
export const unknownVariable = (name: string) =>
  `「${name}」は差し込みに使えません。一覧にある差し込みを使ってください`
export const NO_VARIABLES_IN_SUBJECT = '件名には差し込みを使えません'
export const BUTTON_ALONE = `${placeholder('マイページ')}は、1か所だけ、1行にこれだけを書いてください`

export const requiredMissing = (name: string) =>
  `${placeholder(name)}がありません。会員に必要な内容なので、本文から外せません`
export const lineNotAlone = (name: string) =>
  `${placeholder(name)}は、1か所だけ、1行にこれだけを書いてください`

export const LETTER_UNKNOWN = 'このひな形は見つかりません。選び直してください'

// Why a letter is not sent to a person
export const NO_ADDRESS = 'メールアドレスの登録がないため、送れません'
export const NO_NEWS_WANTED = 'お知らせメールの配信を希望していない方です'
export const NO_BOOKING = `ガイダンスの予約がないため、${placeholder('ガイダンスの日時')}を差し込めません`
/** Letters that staff write to one person within so many hours: a slip of the hand is no flood. */
export const LETTERS_A_DAY = 10
export const LETTERS_COUNTED_HOURS = 24
export const TOO_MANY_LETTERS = `この方へは、この${LETTERS_COUNTED_HOURS}時間に${LETTERS_A_DAY}通を送っています。時間をおいて、もう一度お送りください`
export const TOO_LATE_TO_TAKE_BACK = 'すでに送り始めています。取り消せません'

/** Before a trial letter of the office to itself. */
export const TRIAL = 'これは、事務局での試し送りです。'
/** The addressee of a preview. */
export const SAMPLE_NAME = '見本 花子'
export const LETTER_CHANGED_MEANWHILE =
  'ほかの人が新しい版を保存しています。「版」で変わったところを確かめてから、もう一度保存してください。入力した内容は残してあります。'

/** 10秒後に送ります。それまでは取り消せます。 */
export const leavesIn = (seconds: number) =>
  seconds > 0 ? `受け付けました。${seconds}秒後に送ります。それまでは取り消せます。` : '送りました。'
export const LETTER_TAKEN_BACK = '送る前に取り消しました。'
