/** The five sections of 献便について by anchor number. */
export const aboutAnchors = [
  { anchor: 1, title: '献便の意義' },
  { anchor: 2, title: 'ドナーになるまで' },
  { anchor: 3, title: '認定されたあと' },
  { anchor: 4, title: '献便ルーム' },
  { anchor: 5, title: '協力金' },
] as const
