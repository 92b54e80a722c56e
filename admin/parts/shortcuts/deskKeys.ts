import { mayCall, type StaffOperation } from '../../../shared/rules/records/access/operations'
import type { Role } from '../../../shared/generated/schema'
import { mayDo } from '../../ground/auth/mayDo'

type Need = StaffOperation | 'export' | 'choose'

/** Shown to those whose duties allow all that the key is for. */
export type Key = readonly [keys: readonly string[], meaning: string, ...needs: readonly Need[]]

const LISTS = ['users', 'screenings', 'donations', 'floraTests', 'activity']

const isAllowed = (held: readonly Role[], need: Need): boolean =>
  need === 'export' || need === 'choose'
    ? LISTS.some((list) => mayDo(held, 'list', list) && mayDo(held, need, list))
    : mayCall(held, need)

export const keysFor = (held: readonly Role[], keys: readonly Key[]): readonly Key[] =>
  keys.filter(([, , ...needs]) => needs.every((need) => isAllowed(held, need)))

const CHOOSE = '行を選ぶ'
const CHOOSE_RANGE = '前に選んだ行からここまで選ぶ'

// Rows are chosen and done by those who also assign them.
export const deskKeys: readonly Key[] = [
  [['j', 'k'], '上下', 'listWork'],
  [['Enter'], '主な操作', 'assignWork'],
  [['i'], '状況を見る', 'listWork'],
  [['o'], '人を開く', 'listWork', 'getUserById'],
  [['x'], CHOOSE, 'assignWork'],
  [['Shift', 'x'], CHOOSE_RANGE, 'assignWork'],
  [['a'], '担当', 'assignWork'],
  [['s'], 'あとで', 'snoozeWork'],
  [['e'], '済みにする', 'finishWorkItem'],
  [['r'], '用件を直す', 'updateWorkItem'],
  [['h'], '欠席', 'recordGuidanceAttendance'],
  [['z'], '元に戻す', 'assignWork', 'undoChange'],
  [['n'], '用件を足す', 'createWorkItem'],
]

export const listKeys: readonly Key[] = [
  [['j', 'k'], '上下', 'listUsersByIdProfileCreatedAt'],
  [['Enter'], '行を開く', 'listUsersByIdProfileCreatedAt'],
  [['o'], '人を開く', 'listUsersByIdProfileCreatedAt', 'getUserById'],
  [['x'], CHOOSE, 'choose'],
  [['Shift', 'x'], CHOOSE_RANGE, 'choose'],
  [['a'], '選んだ会員の用件の担当を決める', 'previewBulk', 'assignWork'],
  [['s'], '選んだ会員の用件をあとに回す', 'previewBulk', 'snoozeWork'],
  [['e'], '選んだ行を書き出す', 'export'],
]

export const personKeys: readonly Key[] = [
  [['n'], '電話やメモを記録する', 'createPersonNote'],
  [['Ctrl', 'Enter'], '書いた記録を保存する', 'createPersonNote'],
]
