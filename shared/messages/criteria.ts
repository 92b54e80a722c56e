/** What the program's own criteria say of themselves. */
export const IMPORTED_NOTE = {
  Program: 'プログラムに付属する判定基準です。医師の承認を待っています。',
  Upgrade: 'これまで使っていた判定基準です。そのまま引き継ぎました。医師が承認した記録はありません。',
  Sample: '見本の判定基準です。見本の医師が承認したものとして使っています。実際の判定には使えません。',
} as const

export const CRITERIA_NOT_IN_FORCE =
  'オンラインチェックの受付は、まだ始まっていません。医師が判定基準を確認しています。始まりましたら、このページからお進みいただけます。'
