/** The line of わからない and 対面で話したい. */
export const OTHER_ANSWERS = 'ほかの答え方'
/** Below several questions that stand together: the screen of each. */
export const OTHER_ANSWERS_AND_WHY = 'ほかの答え方・理由'

export const togetherWords = {
  yes: 'ある',
  no: 'ない',
  none: (count: number) => `${count}つとも、ない`,
  noneOfTheRest: (count: number) => `のこり${count}つは、ない`,
  below: (count: number) => `下の${count}つも見る`,
  goOn: '次へ',
  /** A row that says yes and nothing more yet. */
  unfinished: 'つづきがあります',
} as const
