import { PAPER_MEGABYTES } from '../../facts/terms'
import { formatJapaneseDateTime } from '../../facts/dates'

/** What donors and the office read where a consent is signed. */
export const signing = {
  title: '署名',
  lead: 'すべての項目をお読みになり、ご質問への答えに納得されたときだけ、署名してください。',
  understood: 'すべての項目を読み、分からないことの答えを聞いて、納得しました',
  notUnderstood: '項目をお読みになり、納得されたときに、チェックを入れてください。',
  drawHint: '枠の中に、指やペン、マウスで、お名前を書いてください。',
  field: '署名の枠',
  clear: '書き直す',
  byTyping: '手書きのかわりに、名前を入力して署名する',
  byDrawing: '手書きで署名する',
  typed: '署名（登録されているお名前）',
  typedHint: 'キーボードや音声の入力で署名できます。登録されているお名前を、そのまま入力してください。',
  sign: '同意して署名する',
  done: '署名を記録しました。控えは、この画面からいつでも受け取れます。',
  failed: '署名を記録できませんでした',
  ask: '質問があるとき、持ち帰って考えたいときは、署名せずに、事務局へお尋ねください。',
  copy: '署名の控えを受け取る（PDF）',
  copyFailed: '控えを受け取れませんでした',
  copyName: (serviceName: string, day: string) => `${serviceName}_同意書の控え_${day}.pdf`,
} as const

/** In the console. */
export const signingAtOffice = {
  points: '説明した項目',
  questions: 'ご質問と答え（任意）',
  how: '署名',
  ways: {
    none: '添えない（ご本人の端末で署名済み、または紙だけを保管）',
    drawn: 'この端末に書いていただく',
    typed: '名前を入力していただく（手書きがむずかしい方）',
    paper: '署名された紙を読み取る',
  },
  typed: '登録されているお名前',
  file: 'ファイルを選ぶ',
  fileHint: `PDFかJPEG、${PAPER_MEGABYTES}MBまで。撮影の日時や場所などの情報は取り除いて、封をして保管します。`,
  copy: '控え（PDF）',
} as const

/** Of the copy. */
export const signedCopy = {
  title: '同意書の控え',
  name: '署名された方',
  fullName: (lastName: string, firstName: string) => `${lastName}　${firstName}　様`,
  document: '文書',
  signedAt: '署名の日時',
  at: (instant: Date) => formatJapaneseDateTime(instant),
  readAt: '紙を読み取った日時',
  kind: '署名のしかた',
  office: '受け取った事業者',
  number: '控えの番号',
  signature: '署名',
  paper: '署名された紙',
  text: '署名された文書',
  kept: 'この控えは、署名のときに作り、そのまま保管しています。あとから同意書や登録の内容が変わっても、変わりません。',
} as const

export const signatureErrors = {
  empty: '署名が空か、短すぎます。枠の中に、お名前を書いてください',
  otherName: '手書きで署名するか、登録されているお名前をそのまま入力してください',
  changed:
    'お読みいただいているあいだに、同意書が新しくなりました。署名は記録していません。これまでの記録も変わっていません。新しい同意書をお読みになってから、あらためて署名をお願いします。',
  notAsked:
    'いま署名していただく同意書はありません。署名は、ガイダンスの日と、新しい同意書への署名をお願いしたときに承ります。',
  already: 'この同意書には、すでに手書きか入力の署名があります。',
  textUnknown: 'この版の本文が登録されていないため、署名を添えられません。',
  gone: 'この同意書は効力が終わっているため、署名を添えられません。',
  nothing: '署名か、紙の読み取りか、ご質問のどれかを入力してください',
  one: '署名と紙の読み取りは、どちらか一つにしてください',
  unexplained: 'すべての項目を説明してから、署名を受け取ってください',
  tooLarge: `ファイルが大きすぎます。${PAPER_MEGABYTES}MBまでのPDFかJPEGを選んでください`,
  unreadable:
    'PDFかJPEGとして読めません。壊れているか、パスワードが付いている可能性があります。読み取り直すか、JPEGで保存して選んでください',
  picture:
    '受け取れない形式の画像（JPEG 2000など）を含むPDFです。スキャナーの「高圧縮」などの設定を外して読み取り直すか、JPEGで保存して選んでください',
  active:
    'プログラムや添付ファイルを含むPDFは、安全のため受け取れません。紙をスキャナーやカメラで読み取ったファイルを選んでください',
  tooMany: 'ページが多すぎます。20ページまでのPDFを選んでください',
} as const
