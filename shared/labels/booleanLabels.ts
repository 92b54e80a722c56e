export const booleanLabel = (value: boolean) => (value ? 'はい' : 'いいえ')

/** For columns of a state: suspension, update required. */
export const presenceLabel = (value: boolean) => (value ? 'あり' : 'なし')
