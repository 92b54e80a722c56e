export const CRITERIA_NEWS = {
  title: '基準が変わったとき',
  text: '基準が見直され、前のお答えでもう一度お申し込みいただけるようになったとき、または日にちが早まったときだけ、メールでお知らせします。いつでも停止できます。',
} as const

export const OTHER_WAYS = 'ほかの支え方'
export const otherWaysToHelp = [
  'よろしければ、まわりの方に献便のことをお知らせください。',
  'よろしければ、基準の異なる献血など、ほかの支え方を調べてみてください。',
] as const
