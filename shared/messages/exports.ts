// POST /api/exports/…
export const EXPORT_UNDER_WAY = 'ほかの書き出しが終わっていません。終わってから、もう一度お試しください。'
export const exportTooLarge = (max: number) =>
  `一度に書き出せるのは${max.toLocaleString('ja-JP')}件までです。条件を加えて、件数を減らしてください。`
export const unknownColumn = (column: string) => `使用できない項目です：${column}`
