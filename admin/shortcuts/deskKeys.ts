/** The keys of the desk, for its edge and for the list of all keys. */
export const deskKeys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['j', 'k'], '上下'],
  [['Enter'], '主な操作'],
  [['o'], '人を開く'],
  [['a'], '担当'],
  [['s'], 'あとで'],
  [['e'], '済みにする'],
  [['z'], '元に戻す'],
  [['n'], '用件を足す'],
]
