export type Key = readonly [keys: readonly string[], meaning: string]

const upAndDown: Key = [['j', 'k'], '上下']
const choose: Key = [['x'], '行を選ぶ']
const chooseRange: Key = [['Shift', 'x'], '前に選んだ行からここまで選ぶ']

export const deskKeys: readonly Key[] = [
  upAndDown,
  [['Enter'], '主な操作'],
  [['i'], '状況を見る'],
  [['o'], '人を開く'],
  choose,
  chooseRange,
  [['a'], '担当'],
  [['s'], 'あとで'],
  [['e'], '済みにする'],
  [['r'], '用件を直す'],
  [['h'], '欠席'],
  [['z'], '元に戻す'],
  [['n'], '用件を足す'],
]

export const listKeys: readonly Key[] = [
  upAndDown,
  [['Enter'], '行を開く'],
  [['o'], '人を開く'],
  choose,
  chooseRange,
  [['a'], '選んだ会員の用件の担当を決める'],
  [['s'], '選んだ会員の用件をあとに回す'],
  [['e'], '選んだ行を書き出す'],
]
