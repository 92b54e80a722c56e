import { describe, expect, it } from 'vitest'
import { ValidationError } from 'yup'
import { TEL_FORMAT } from '../../../shared/words/program/formMessages'
import { fieldErrors } from '../../../server/ground/errors'
import { profileSchema } from '../../../shared/forms/profile'

const TODAY = '2026-11-21'
const good = {
  LastName: '鶴岡',
  FirstName: '花子',
  LastNameFurigana: 'ツルオカ',
  FirstNameFurigana: 'ハナコ',
  Gender: 'Women',
  Birthday: '1998-04-12',
  Tel: '09012345678',
  ZipCode: '9970052',
  Pref: 'Yamagata',
  City: '鶴岡市',
  Address: '覚岸寺1-2-3',
  Building: '',
  SubscribedMagazine: false,
}

const UNSEEN = '目に見えない文字が含まれています。消して入力し直してください'

const cast = (change: Record<string, unknown>) =>
  profileSchema(TODAY).validateSync({ ...good, ...change }, { abortEarly: false })

function errorsOf(change: Record<string, unknown>): Record<string, string> {
  try {
    cast(change)
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrors(error)
    throw error
  }
  return {}
}

describe('the profile form', () => {
  it('takes a whole profile as it is', () => {
    expect(cast({})).toMatchObject(good)
  })

  it('names each missing field once, in Japanese', () => {
    expect(errorsOf(Object.fromEntries(Object.keys(good).map((key) => [key, ''])))).toEqual({
      LastName: '姓は必須です',
      FirstName: '名は必須です',
      LastNameFurigana: 'セイは必須です',
      FirstNameFurigana: 'メイは必須です',
      Gender: '性別は必須です',
      Birthday: '生年月日は必須です',
      Tel: '電話番号は必須です',
      ZipCode: '郵便番号は必須です',
      Pref: '都道府県は必須です',
      City: '市区町村は必須です',
      Address: '町名・番地は必須です',
      SubscribedMagazine: 'お知らせメールを正しい形式で入力してください',
    })
  })

  it.each([
    ['Tel', '０９０－１２３４－５６７８', '09012345678'],
    ['Tel', '（０２３５）12−3456', '0235123456'],
    ['Tel', '090ー1234ー5678', '09012345678'],
    ['Tel', '+81 90-1234-5678', '09012345678'],
    ['Tel', '＋８１（０）９０‐１２３４‐５６７８', '09012345678'],
    ['Tel', '819012345678', '09012345678'],
    ['Tel', '\u202d090-1234-5678\u202c', '09012345678'],
    ['Tel', 'tel:090.1234.5678', '09012345678'],
    ['Tel', '０９０．１２３４．５６７８', '09012345678'],
    ['Tel', '0235・12・3456', '0235123456'],
    ['ZipCode', '\ufeff997-\u200b0052\u200e', '9970052'],
    ['ZipCode', '〒９９７-００５２', '9970052'],
    ['LastNameFurigana', 'ﾂﾙｵｶ', 'ツルオカ'],
    ['LastNameFurigana', 'さとう', 'サトウ'],
    ['FirstNameFurigana', 'ゔぃゔぃあん', 'ヴィヴィアン'],
    ['FirstNameFurigana', 'ゆーいち', 'ユーイチ'],
    ['FirstNameFurigana', 'ゆ-いち', 'ユーイチ'],
    ['LastNameFurigana', 'オ−ノ', 'オーノ'],
    ['LastNameFurigana', 'ｶﾞｷﾞｸﾞ', 'ガギグ'],
    ['LastNameFurigana', 'カ\u3099キ', 'ガキ'],
    ['FirstNameFurigana', 'アン　マリー', 'アン マリー'],
    ['FirstNameFurigana', 'あん 　まりー', 'アン マリー'],
    ['FirstNameFurigana', 'ジャン＝ポール', 'ジャン・ポール'],
    ['LastNameFurigana', 'シㇼキ', 'シㇼキ'],
    ['LastName', '葛\u{e0100}城', '葛\u{e0100}城'],
    ['LastName', '\u3000 𠮷田\u3000', '𠮷田'],
    ['Address', '覚岸寺１−２', '覚岸寺1−2'],
    ['Birthday', '１９９８-０４-１２', '1998-04-12'],
    ['Building', null, ''],
    ['Building', undefined, ''],
    ['SubscribedMagazine', undefined, undefined],
    ['SubscribedMagazine', null, undefined],
  ] as const)('folds %s %j to %j', (field, typed, stored) => {
    expect(cast({ [field]: typed })[field]).toBe(stored)
  })

  it.each([
    ['LastName', 'あ\0い', '使用できない文字が含まれています'],
    ['LastName', '\ud83d', '使用できない文字が含まれています'],
    ['City', '鶴岡\ud800市', '使用できない文字が含まれています'],
    ['LastName', '佐\u202e藤', UNSEEN],
    ['FirstName', '\u200b=1+2', UNSEEN],
    ['LastNameFurigana', 'サ\u2066トウ', UNSEEN],
    ['City', '鶴岡\u115f市', UNSEEN],
    ['Building', '見本\u200dビル', UNSEEN],
    ['Address', '一行目\n二行目', '使用できない文字が含まれています'],
    ['LastName', '\u200b\u200d', '姓は必須です'],
    ['LastName', '𠮷'.repeat(51), '姓は50文字以内で入力してください'],
    ['City', 'あ'.repeat(51), '市区町村は50文字以内で入力してください'],
    ['Address', 'あ'.repeat(101), '町名・番地は100文字以内で入力してください'],
    ['Building', 'あ'.repeat(101), '建物名・部屋番号は100文字以内で入力してください'],
    ['LastNameFurigana', 'ア\u3099', 'セイはひらがなかカタカナで入力してください'],
    ['LastNameFurigana', '佐藤', 'セイはひらがなかカタカナで入力してください'],
    ['LastNameFurigana', 'ー', 'セイはひらがなかカタカナで入力してください'],
    ['Tel', '090-1234-567', TEL_FORMAT],
    [
      'Tel',
      '9012345678',
      '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）',
    ],
    [
      'Tel',
      '1111111111',
      '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）',
    ],
    [
      'Tel',
      '02351234567',
      '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）',
    ],
    [
      'Tel',
      '0000000000',
      '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）',
    ],
    [
      'Tel',
      '0901234567',
      '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）',
    ],
    [
      'Tel',
      '090123456',
      '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）',
    ],
    [
      'Tel',
      '090123456789',
      '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）',
    ],
    [
      'Tel',
      '٠٩٠١٢٣٤٥٦٧٨',
      '0から始まる電話番号を、市外局番から入力してください（携帯電話は11桁、固定電話は10桁）',
    ],
    ['ZipCode', '997005', '7桁の郵便番号を入力してください'],
    ['ZipCode', '99700521', '7桁の郵便番号を入力してください'],
    ['Pref', '山形県', '都道府県は選択肢から選んでください'],
    ['Pref', 'toString', '都道府県は選択肢から選んでください'],
    ['Gender', 'Other', '性別は選択肢から選んでください'],
    ['Birthday', '2001-02-29', '実在する日付を入力してください'],
    ['Birthday', '1998-4-12', '実在する日付を入力してください'],
    ['Birthday', '9999-99-99', '実在する日付を入力してください'],
    ['UserStatus', 'Donation', '使用できない項目が含まれています'],
  ])('answers %s %j with %j', (field, typed, message) => {
    expect(errorsOf({ [field]: typed })[field]).toBe(message)
  })

  it.each([
    ['LastName', '𠮷'.repeat(50)],
    ['Building', 'あ'.repeat(100)],
  ])('counts %s %j in characters', (field, typed) => {
    expect(errorsOf({ [field]: typed })).toEqual({})
  })

  it.each([
    ['2008-11-22', '18歳以上65歳未満の方が対象です'],
    ['2008-11-21', undefined],
    ['1961-11-22', undefined],
    ['1961-11-21', '18歳以上65歳未満の方が対象です'],
    ['1900-01-01', '18歳以上65歳未満の方が対象です'],
    ['2030-01-01', '18歳以上65歳未満の方が対象です'],
  ])('judges the age of one born on %s on the day itself', (birthday, message) => {
    expect(errorsOf({ Birthday: birthday }).Birthday).toBe(message)
  })
})
