import { expect, test } from 'vitest'
import { wordNotInSubject, wordNotInText } from '../../shared/rules/office/mailWords'

test.each([
  ['HIVの結果が出ました', 'HIV'],
  ['ｈｉｖの結果', 'hiv'],
  ['梅毒の再検査のお願い', '再検査'],
  ['B型肝炎の抗体が見つかりました', '肝炎'],
  ['判定は不可でした', '判定は不可'],
  ['判定：可', '判定:可'],
  ['がんの疑い', 'がん'],
  ['胃ガンの疑い', 'ガン'],
  ['感染が見つかりました', '感染'],
  ['新型コロナウイルスが見つかりました', 'ウイルス'],
])('%s is not for a mail', (text, word) => {
  expect(wordNotInText(text)).toBe(word)
  expect(wordNotInSubject(text)).not.toBeNull()
})

test.each([
  '感染症対策としてマスクをお持ちください',
  '新型コロナウイルス感染症対策について',
  '感染予防のため、手を洗ってください',
  '判定が出ましたら、マイページでお知らせします',
  'がんばってご準備ください',
  'しゃがんで靴をお脱ぎください',
  'カーディガンなど、脱ぎ着のしやすい服でお越しください',
  'オルガンの演奏会があります',
])('%s may be written', (text) => {
  expect(wordNotInText(text)).toBeNull()
})

test.each([
  '郵便番号のご確認のお願い',
  'マイページが便利になりました',
  '宅配便でお送りします',
  '宅急便の伝票番号',
  'メール便の届け先',
  'お便りのご紹介',
])('%s is a subject', (subject) => {
  expect(wordNotInSubject(subject)).toBeNull()
})

test.each([
  ['便について', '便'],
  ['郵便ではなく便です', '便'],
  ['ﾄﾞﾅｰの皆様へ', 'ドナー'],
  ['至急！', '!'],
])('%s is no subject', (subject, word) => {
  expect(wordNotInSubject(subject)).toBe(word)
})

test('words of the own text of the program may stay, with what is said of them', () => {
  expect(wordNotInText('血液の検査があります', '血液をとります')).toBeNull()
  expect(wordNotInText('血液と肝炎', '血液をとります')).toBe('肝炎')
})
