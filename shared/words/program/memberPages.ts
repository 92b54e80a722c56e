import type { PageText } from './pageText'

export const memberPages = {
  '/mypage': { h1: 'マイページ' },
  '/notes_of_donation': { h1: '献便の前に', primary: 'マイページへ' },
  '/statement': { h1: '今日の体調', primary: '変わりはありません' },
  '/report_condition': { h1: '体調が変わったとき', primary: '知らせる' },
  '/what_if': { h1: 'もし…だったら' },
  '/track_record': { h1: '献便の記録' },
  '/path_ahead': { h1: 'これからの道', primary: 'マイページへ' },
  '/messages': { h1: '届いたお知らせ' },
  '/application_examination': { h1: '腸内フローラ検査の申し込み', primary: '同意して申し込む' },
  '/application_examination/complete': { h1: 'お申し込みを受け付けました', primary: 'マイページへ' },
  '/inspection_report': { h1: '腸内フローラ検査レポート' },
  '/account': { h1: 'アカウント設定', primary: '変更を保存する' },
  '/account/consent': { h1: '同意書', primary: '同意を撤回する', secondary: '撤回しない' },
  '/account/receipts': { h1: '記録の控え' },
  '/account/reads': { h1: '記録を見た人' },
  '/account/rights': { h1: '個人情報のご請求', primary: '請求する' },
  '/withdrawal': { h1: '退会の手続き', primary: '退会する', secondary: '退会しない' },
} as const satisfies Record<string, PageText>

export const authPages = {
  '/signup': { h1: '会員登録', primary: '確認コードを送る' },
  '/signup/temporary_registration': {
    h1: '確認コードを送りました',
    primary: '確認コードを入力する',
  },
  '/signup/confirm_password': {
    h1: '確認コードの入力',
    primary: '登録を完了する',
    secondary: 'コードを再送する',
  },
  '/signup/confirm_password/complete': {
    h1: 'メールアドレスを確認しました',
    primary: '登録情報の入力へ進む',
  },
  '/login': {
    h1: 'ログイン',
    primary: 'ログインする',
    description:
      '会員の方は、こちらからログインできます。手続きの続き、ご予約、ドナー証はマイページにあります。',
  },
  '/forgot_password': { h1: 'パスワードをお忘れの方', primary: '確認コードを送る' },
  '/confirm_password': {
    h1: '新しいパスワードの設定',
    primary: 'パスワードを変更する',
    secondary: 'コードを再送する',
  },
} as const satisfies Record<string, PageText>

export const onlineCheckPages = {
  '/signup/online_check': { h1: 'オンラインチェック', primary: '回答を送信する' },
  '/signup/online_check/before_renewal_inspection': {
    h1: '更新前のオンラインチェック',
    primary: '回答を送信する',
  },
  '/online_check/result_ok': { h1: 'オンラインチェックの結果', primary: 'マイページへ' },
  '/online_check/result_ng': { h1: 'オンラインチェックの結果', primary: 'マイページへ' },
  '/online_check/before_renewal_inspection/result_ok': {
    h1: '更新前チェックの結果',
    primary: 'マイページへ',
  },
  '/online_check/before_renewal_inspection/result_ng': {
    h1: '更新前チェックの結果',
    primary: 'マイページへ',
  },
  '/online_check/answers': { h1: 'オンラインチェックの答え', primary: 'マイページへ' },
  '/smile_survey_error': {
    h1: 'オンラインチェックを表示できません',
    primary: 'マイページへ',
    description: 'オンラインチェックを表示できなかったときのご案内です。',
  },
} as const satisfies Record<string, PageText>
