import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { authErrorMessage, confirmSignUpErrorMessage } from '../../../shared/messages/authErrors'

/** Every error name in the client's own model of the user pool, read from the installed package. */
function modelledErrorNames(): string[] {
  const require = createRequire(import.meta.url)
  const amplify = createRequire(require.resolve('aws-amplify'))
  const auth = dirname(amplify.resolve('@aws-amplify/auth/package.json'))
  const files = ['dist/esm/providers/cognito/types/errors.d.ts', 'dist/esm/errors/constants.mjs']
  const text = files.map((file) => readFileSync(join(auth, file), 'utf8')).join('\n')
  return [...new Set(Array.from(text.matchAll(/['"](\w+Exception)['"]/g), ([, name]) => String(name)))]
}

const names = [...modelledErrorNames(), 'PasswordHistoryPolicyViolationException', 'NetworkError']

describe('messages of the user pool', () => {
  it('walks a model that is really there', () => {
    expect(names).toContain('AliasExistsException')
    expect(names.length).toBeGreaterThan(30)
  })

  it.each(names)('%s gives a Japanese sentence', (name) => {
    const message = authErrorMessage({ name, message: 'English' })
    expect(message).toMatch(/^[ぁ-んァ-ヶ一-龠][^！]*(?:。|。（English）)$/u)
    expect(confirmSignUpErrorMessage({ name, message: 'English' })).toMatch(
      /^[ぁ-んァ-ヶ一-龠][^！A-Za-z]*。$/u,
    )
  })

  it.each([
    [
      'NotAuthorizedException',
      'Incorrect username or password.',
      'メールアドレスまたはパスワードが正しくありません。',
    ],
    ['UserNotFoundException', 'User does not exist.', 'メールアドレスまたはパスワードが正しくありません。'],
    [
      'NotAuthorizedException',
      'Password attempts exceeded',
      'パスワードの試行回数が上限を超えました。しばらくたってから、もう一度お試しください。',
    ],
    [
      'NotAuthorizedException',
      'Access Token has been revoked',
      '認証に失敗しました。入力内容を確認してください。',
    ],
    [
      'TooManyFailedAttemptsException',
      'User is locked',
      'ログインを一時的に制限しています。しばらくたってから、もう一度お試しください。',
    ],
    [
      'TooManyFailedAttemptsException',
      'Too many',
      '失敗した回数が上限を超えました。しばらくたってから、もう一度お試しください。',
    ],
    [
      'UserLambdaValidationException',
      'PreSignUp failed with error: already exists',
      'このメールアドレスはすでに登録されています。ログインするか、パスワードを再設定してください。',
    ],
    [
      'UserLambdaValidationException',
      'PreSignUp failed',
      '登録の条件を満たしていません。入力内容を確認してください。',
    ],
    ['UserAlreadyAuthenticatedException', 'There is already a signed in user.', 'すでにログインしています。'],
    ['InternalErrorException', 'Oh', '処理できませんでした。（Oh）'],
    ['toString', 'Oh', '処理できませんでした。（Oh）'],
    ['Unknown', '', '処理できませんでした。'],
  ])('%s with %j', (name, message, text) => {
    expect(authErrorMessage({ name, message })).toBe(text)
  })

  it('knows a lost connection in either client', () => {
    const text = '通信できませんでした。接続を確認して、もう一度お試しください。'
    expect(authErrorMessage({ name: 'NetworkError', message: 'A network error has occurred.' })).toBe(text)
    expect(authErrorMessage({ name: 'Error', message: 'Network error', code: 'NetworkError' })).toBe(text)
  })

  it.each([
    ['LimitExceededException', '試行回数の上限に達しました。しばらくたってから、もう一度お試しください。'],
    ['InternalErrorException', '登録を確認できませんでした。時間をおいて、もう一度お試しください。'],
    ['InvalidParameterException', '登録を確認できませんでした。時間をおいて、もう一度お試しください。'],
    ['CodeMismatchException', '確認コードを照合できませんでした。コードを再送して、もう一度お試しください。'],
    ['ExpiredCodeException', '確認コードを照合できませんでした。コードを再送して、もう一度お試しください。'],
  ])('confirming a sign-up: %s', (name, text) => {
    expect(confirmSignUpErrorMessage({ name, message: 'English' })).toBe(text)
  })
})
