// Loading and routes. The first four, and the two of unknown paths, are the specification's own (§5, §8).
export const USER_NOT_LOADED = 'ユーザー情報の取得に失敗しました'
export const ANSWER_TIME_NOT_LOADED = 'オンラインチェック回答日時の取得に失敗しました'
export const NOT_AUTHENTICATED = 'Not authenticated'
export const UNAUTHORIZED_ACCESS = '不正なアクセスです。'
export const PAGE_NOT_FOUND = 'Page not found'
export const pageNotFound = (path: string) => `Page Not Found: ${path}`
export const NOT_FOUND_ADVICE = 'アドレスをお確かめいただくか、ホームからお探しください。'
export const SERVER_ERROR = '500 Internal Server Error'
export const serverErrorAdvice = (requestId: string | null) =>
  requestId
    ? `時間をおいて、もう一度お試しください。続く場合は、受付番号${requestId}を添えて事務局へご連絡ください。`
    : '時間をおいて、もう一度お試しください。続く場合は、事務局へご連絡ください。'
export const SURVEY_ERROR =
  'オンラインチェックを表示できませんでした。保存済みの回答は残っています。マイページから開き直してください。'
export const ADDRESS_SEARCH_FAILED = '住所を検索できませんでした。住所を直接入力してください。'
export const NEW_VERSION = '新しい版があります。次に画面を移るときに読み込み直します。'
export const UNSAVED_CHANGES = '保存していない変更があります。このまま移動しますか。'
/** In a form that is open. */
export const CHANGED_MEANWHILE =
  'この内容は、開いているあいだに変わりました。最新を読み直すと、ここに入れた内容は消えます。'
export const READ_AGAIN = '最新を読み直す'
export const OFFLINE =
  'インターネットにつながっていません。入力した内容は残っています。電波のよいところで、続きをお試しください。'
export const SCRIPT_NEEDED =
  'このページのお手続きには、ブラウザーのJavaScriptが必要です。設定で有効にして、画面を読み込み直してください。'
/** A fault of the page itself, such as after a browser's translation. */
export const PAGE_FAULT =
  'この画面で不具合が起きました。もう一度読み込んでください。続くときは、ブラウザーの翻訳や拡張機能を切ってお試しください。'
export const CONNECTION_LOST = '通信できませんでした。接続を確認して、もう一度お試しください。'

export const unknownGuard = (name: string) => `未定義のルートガードです：${name}`
