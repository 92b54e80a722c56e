import { healthCheckSchema } from '../../../shared/forms/exam'
import { describe, expect, it } from 'vitest'
import { type AnyObjectSchema, ValidationError } from 'yup'
import { administratorSchema } from '../../../shared/forms/console'
import {
  changePasswordSchema,
  confirmSignUpSchema,
  newPasswordSchema,
  signInSchema,
  signUpSchema,
} from '../../../shared/forms/auth'
import { commonPasswords, isCommonPassword } from '../../../pool/account/passwords/commonPasswords'
import { fieldErrors } from '../../../server/ground/errors'
import { preferenceSlotSchema } from '../../../shared/forms/preferenceSlot'

function errorsOf(schema: AnyObjectSchema, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrors(error)
    throw error
  }
  return {}
}

const signUp = { Email: 'hanako@example.com', Password: 'tsuki no hikari', Terms: true }

describe('sign-up', () => {
  it('takes a good form and keeps the password exactly as typed', () => {
    const typed = { ...signUp, Email: '  Hanako@EXAMPLE.Com ', Password: ' ｶﾞ①a\u3000bc ' }
    expect(signUpSchema.validateSync(typed)).toEqual({
      Email: 'Hanako@example.com',
      Password: ' ｶﾞ①a\u3000bc ',
      Terms: true,
    })
  })

  it.each([
    ['ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'hanako@example.com'],
    ['hanako＠example。com', 'hanako@example.com'],
    ['\u200ehanako@\u200bexample.com\ufeff', 'hanako@example.com'],
    ['hanako..b.@docomo.example.jp', 'hanako..b.@docomo.example.jp'],
  ])('reads %j as %s', (Email, read) => {
    expect(signUpSchema.validateSync({ ...signUp, Email }).Email).toBe(read)
  })

  it('names what is missing', () => {
    expect(errorsOf(signUpSchema, { Email: '', Password: '', Terms: false })).toEqual({
      Email: 'メールアドレスは必須です',
      Password: 'パスワードは必須です',
      Terms: '内容をご確認のうえ、同意にチェックを入れてください',
    })
  })

  it.each([
    'hanako',
    'hanako@',
    'hanako@example',
    'はなこ@example.com',
    'a b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a\0@example.com',
    'a@@example.com',
    'a@-example.com',
  ])('refuses the address %j', (Email) => {
    expect(errorsOf(signUpSchema, { ...signUp, Email })).toEqual({
      Email: 'メールアドレスはメールアドレスの形式で入力してください',
    })
  })

  it('bounds the address at 254 characters', () => {
    const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`
    expect(errorsOf(signUpSchema, { ...signUp, Email: address(254) })).toEqual({})
    expect(errorsOf(signUpSchema, { ...signUp, Email: address(255) })).toEqual({
      Email: 'メールアドレスは254文字以内で入力してください',
    })
  })

  it.each([
    ['short', 'パスワードは8文字以上で入力してください'],
    ['𠮷野家大盛並', 'パスワードは8文字以上で入力してください'],
    ['あ'.repeat(257), 'パスワードは256文字以内で入力してください'],
    ['zzzzzzzz', '推測されやすいため使えません。別のパスワードを入力してください'],
    ['23456789', '推測されやすいため使えません。別のパスワードを入力してください'],
    ['tsuki no\0hikari', '使用できない文字が含まれています'],
    ['tsuki no\ud800hikari', '使用できない文字が含まれています'],
  ])('answers the password %j with %s', (Password, message) => {
    expect(errorsOf(signUpSchema, { ...signUp, Password })).toEqual({ Password: message })
  })

  it.each(['alllowercaseletters', '4815162342', 'ねこのて'.repeat(64), 'Demo-Passw0rd'])(
    'asks for no kinds of characters: %j',
    (Password) => {
      expect(errorsOf(signUpSchema, { ...signUp, Password })).toEqual({})
    },
  )
})

describe('common passwords', () => {
  it('are at least the 3,000 that the standard asks for, each long enough to pass otherwise', () => {
    expect(commonPasswords.size).toBeGreaterThan(3000)
    expect([...commonPasswords].filter((password) => password.length < 8)).toEqual([])
  })

  it.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'P@ssw0rd123',
    '1q2w3e4r',
    'SAKURA2024',
    'iloveyou',
    '12345678',
  ])('include %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['Demo-Passw0rd', 'tsuki no hikari', 'correct horse', 'kx8#Lm2qWv'])('leave %s', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

describe('the other forms', () => {
  it('sign-in asks nothing of an old password but its presence', () => {
    expect(errorsOf(signInSchema, { Email: 'a@example.com', Password: 'x' })).toEqual({})
  })

  it('a repeated password has to be the same', () => {
    expect(errorsOf(newPasswordSchema, { Password: 'tsuki no hikari', RepeatedPassword: 'tsuki' })).toEqual({
      RepeatedPassword: 'パスワードが一致しません',
    })
  })

  it('a new password names itself so', () => {
    expect(errorsOf(changePasswordSchema, { CurrentPassword: 'old', Password: 'new' })).toEqual({
      Password: '新しいパスワードは8文字以上で入力してください',
    })
  })

  it.each([
    ['１２３４５６', '123456'],
    [' 123-456 ', '123456'],
  ])('a code %j is folded', (typed, code) => {
    expect(confirmSignUpSchema.validateSync({ Code: typed })).toEqual({ Code: code })
  })

  it.each(['12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('a code is not %j', (Code) => {
    expect(errorsOf(confirmSignUpSchema, { Code })).toEqual({ Code: '6桁の数字を入力してください' })
  })

  it('an administrator has a name, an address and a role', () => {
    expect(errorsOf(administratorSchema, { Name: ' ', Email: 'x', Roles: ['Owner'], Sub: '1' })).toEqual({
      Name: '氏名は必須です',
      Email: 'メールアドレスはメールアドレスの形式で入力してください',
      'Roles[0]': '権限は選択肢から選んでください',
      Sub: '使用できない項目が含まれています',
    })
  })

  it('what is chosen by a radio button is asked for as such', () => {
    expect(
      errorsOf(healthCheckSchema('2026-11-22'), { ScreeningId: 'x', ExamDate: '2026-11-20' }),
    ).toMatchObject({
      MedicalHistoryStatus: '問診を選んでください',
      DonorStatus: '認定の判定を選んでください',
    })
  })

  it.each([
    [{ AvailableSlots: -1 }, { AvailableSlots: '基本枠は0以上で入力してください' }],
    [{ AvailableSlots: 10_000 }, { AvailableSlots: '基本枠は9999以下で入力してください' }],
    [{ AvailableSlots: 1.5 }, { AvailableSlots: '基本枠は整数で入力してください' }],
    [{ AvailableSlots: '' }, { AvailableSlots: '基本枠は必須です' }],
    [{ AvailableSlots: '十' }, { AvailableSlots: '基本枠を正しい形式で入力してください' }],
    [{ Month: 13 }, { Month: '月は12以下で入力してください' }],
    [{ AvailableSlots: '１２' }, {}],
  ])('slots %j give %j', (change, errors) => {
    const slot = { Year: 2026, Month: 12, AvailableSlots: 10, AdditionalAvailableSlots: 0, ...change }
    expect(errorsOf(preferenceSlotSchema, slot)).toEqual(errors)
  })
})
