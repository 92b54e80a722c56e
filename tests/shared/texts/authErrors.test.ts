import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { authErrorMessage, confirmSignUpErrorMessage } from '../../../shared/words/program/authErrors'
import { passkeyFailure } from '../../../shared/words/program/passkeys'

const require = createRequire(import.meta.url)
const amplify = createRequire(require.resolve('aws-amplify'))

/** The sources of an installed package. */
function sourcesOf(name: string): string[] {
  const root = join(dirname(amplify.resolve(`${name}/package.json`)), 'dist/esm')
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:mjs|d\.ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => readFileSync(path, 'utf8'))
}

/**
 * Every error name of the clients, read from the installed packages: the user pool's model, the enumerations of what
 * the client checks by itself, and the names that it gives to errors where they arise.
 */
function errorNames(): string[] {
  const auth = sourcesOf('@aws-amplify/auth').join('\n')
  const core = sourcesOf('@aws-amplify/core').join('\n')
  const found = [
    / = ["'](\w+Exception)["']/g,
    /AuthValidationErrorCode\["(\w+)"\]/g,
    /\bname: '(\w+)',?\s+message/g,
    /\bname = '(\w+Error)'/g,
  ].flatMap((pattern) => Array.from(auth.matchAll(pattern), ([, name]) => String(name)))
  const ofCore = [/AmplifyErrorCode\["(\w+)"\]/g, /AuthConfigurationErrorCode\["(\w+)"\]/g].flatMap(
    (pattern) => Array.from(core.matchAll(pattern), ([, name]) => String(name)),
  )
  return [...new Set([...found, ...ofCore])].filter((name) => name !== 'AuthError')
}

const names = [...errorNames(), 'PasswordHistoryPolicyViolationException']

/** What the client makes of a device's refusal. */
const passkeyNames = sourcesOf('@aws-amplify/auth').flatMap((source) =>
  Array.from(source.matchAll(/PasskeyErrorCode\["(\w+)"\]/g), ([, name]) => String(name)),
)

describe('messages of the user pool', () => {
  it('walks lists that are really there', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'AliasExistsException',
        'AutoSignInException',
        'EmptySignInPassword',
        'AuthUserPoolException',
        'TokenRefreshException',
        'NetworkError',
      ]),
    )
    expect(names.length).toBeGreaterThan(60)
  })

  it('has a Japanese sentence for each', () => {
    const foreign = names.filter((name) =>
      [authErrorMessage, confirmSignUpErrorMessage].some(
        (translate) => !/^[ぁ-んァ-ヶ一-龠][^！A-Za-z]*。$/u.test(translate({ name, message: 'English' })),
      ),
    )
    expect(foreign).toEqual([])
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
    ['InternalErrorException', 'Oh', 'サーバーでエラーが起きました。時間をおいて、もう一度お試しください。'],
    ['toString', 'Oh', '処理できませんでした。（Oh）'],
    ['NobodyKnowsException', '', '処理できませんでした。'],
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
    [
      'CodeMismatchException',
      '確認コードが正しくありません。数字を確かめて、もう一度入力してください。何通か届いているときは、いちばん新しいメールのコードが使えます。',
    ],
    [
      'ExpiredCodeException',
      'この確認コードは、有効期限が切れているか、使えなくなっています。「コードを再送する」で、新しいコードを受け取ってください。',
    ],
    ['SomethingElseException', '確認コードを照合できませんでした。もう一度お試しください。'],
  ])('confirming a sign-up: %s', (name, text) => {
    expect(confirmSignUpErrorMessage({ name, message: 'English' })).toBe(text)
  })

  it.each([
    ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'],
    ['InvalidParameterException', 'User is already confirmed.'],
  ])('confirming a sign-up that is confirmed: %s', (name, message) => {
    expect(confirmSignUpErrorMessage({ name, message })).toBe(
      'このメールアドレスは、すでに確認が済んでいます。ログインしてお進みください。',
    )
  })

  it('says in Japanese what a device made of a passkey, also where the client does not know it', () => {
    expect(passkeyNames.length).toBeGreaterThan(8)
    const unnamed = { name: 'Unknown', message: 'English', underlyingError: { name: 'ConstraintError' } }
    for (const failure of [...passkeyNames.map((name) => ({ name, message: 'English' })), unnamed]) {
      const told = passkeyFailure(failure)
      expect(told, failure.name).toBeInstanceOf(Error)
      expect(told instanceof Error && authErrorMessage(told)).toMatch(/^[ぁ-んァ-ヶ一-龠][^！A-Za-z]*。$/u)
    }
    const other = new Error('English')
    expect(passkeyFailure(other)).toBe(other)
  })
})
