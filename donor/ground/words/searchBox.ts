export const searchBox = {
  remove: '取り消す',
  all: '一覧から選ぶ',
  commonLabel: 'よく選ばれるもの',
  chosenLabel: '選んだもの',
}

/** 3件見つかりました。上下の矢印キーで選べます。 */
export const foundReads = (count: number) => `${count}件見つかりました。上下の矢印キーでも選べます。`

export const noneReads = (typed: string) => `「${typed}」は見つかりませんでした。`

export const chosenReads = (label: string) => `「${label}」を選びました。`
