import type { PageText } from './pageText'

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
  '/smile_survey_error': {
    h1: 'オンラインチェックを表示できません',
    primary: 'マイページへ',
    description: 'オンラインチェックを表示できなかったときのご案内です。',
  },
} as const satisfies Record<string, PageText>
