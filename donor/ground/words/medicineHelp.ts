import { formatJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'

export const medicineHelp = {
  title: '薬の名前や、お薬手帳から答える',
  searchLabel: '薬の名前でさがす',
  searchHint:
    '袋や箱に書かれた名前を、はじめの数文字で入力してください。塗り薬と目薬は、お答えいただかなくてかまいません。',
  notFound:
    'この一覧にない薬かもしれません。袋や説明書に「抗菌薬」「抗生物質」などと書かれていないか、ご確認ください。わからないときは「そのほかの薬」に名前を書いておくと、対面で一緒に確かめられます。',
  writeDown: '「そのほかの薬」に名前を書く',
  which: 'あてはまるものを選んでください。',
  undo: '取り消す',
  notebook: 'お薬手帳のQRを読み取る',
  notebookLead:
    'お薬手帳や薬の説明書にある、QRコードを読み取ります。読み取った内容はこの端末の中だけで使い、確かめていただいた薬の名前と日にちだけを、お答えに入れます。',
  camera: 'カメラで読み取る',
  stop: 'カメラを止める',
  photo: '写真から読み取る',
  aim: 'QRコードを、枠の中に大きくうつしてください。',
  searching: '写真からQRコードを探しています。',
  noCamera:
    'カメラを使えませんでした。ブラウザの設定でカメラを許可するか、QRコードを写真に撮って「写真から読み取る」をお試しください。',
  noReader:
    'QRコードを読み取る準備ができませんでした。通信の状態を確かめて、もう一度お試しください。薬の名前でさがすこともできます。',
  noCode:
    '写真にQRコードが見つかりませんでした。明るいところで、QRコードが大きくうつるように撮ってください。',
  otherCode:
    'お薬手帳のQRコードではないようです。「JAHIS」の形式のQRコード（お薬手帳アプリ用）を読み取ってください。',
  goesOn:
    '読み取ったQRコードだけでは、薬の日にちがすべてはわかりません。となりにもQRコードがあるときは、最初のものから順に、すべて読み取ってください。ないときは、薬の日にちを、それぞれの質問で入力してください。',
  found: '読み取った薬',
  foundHint: 'お答えに入れる薬を選んでください。飲まなかった薬は、はずしてください。',
  nothing: '読み取ったお薬手帳に、飲み薬や注射はありませんでした。',
  take: '選んだ薬をお答えに入れる',
  tooLongAgo: '質問の期間より前に終わっているため、お答えに入れません',
  unknownMedicine: '一覧にない薬',
}

/** クラビットは、抗菌薬（抗生物質）です。 */
export const kindReads = (name: string, kind: string) => `${name}は、${kind}です。`

/** 「この6か月に…」で「はい」を選びました。 */
export const takenReads = (question: string, choice: string) => `「${question}」で「${choice}」を選びました。`

/** 2つのうち1つを読み取りました。 */
export const partsReads = (read: number, of: number) =>
  `${of}つのQRコードのうち、${read}つを読み取りました。となりのQRコードも読み取ってください。`

export const allTaken = (count: number) =>
  `${count}つの薬をお答えに入れました。日にちや、いまも使っているかは、それぞれの質問で確かめてください。`

/** 2026年9月15日（火）から5日分 */
export const daysReads = (from: JapaneseDate, days: number) => `${formatJapaneseDate(from)}から${days}日分`

/** 2026年9月15日（火）から。いつまで使ったかは、質問で日にちを選んでください */
export const endUnknownReads = (from: JapaneseDate) =>
  `${formatJapaneseDate(from)}から。いつまで使ったかは、質問で日にちを選んでください`
