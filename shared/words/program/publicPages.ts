import { AGES } from '../../rules/person/ages'
import type { PublicTexts } from '../../facts/config'
import { formatDocumentDate } from '../../facts/dates'
import type { PageText } from './pageText'
import { publicTitles } from './publicTitles'

/** Public pages, with the operator's words in their descriptions. The home page's heading is in `home`. */
export const publicPages = ({ serviceName, operator, region, legal }: PublicTexts) =>
  ({
    '/': {
      h1: serviceName,
      description: `健康な方の便に含まれる腸内細菌を、患者さんの治療に役立てる取り組みです。${region.name}で、${AGES}のドナーを募集しています。`,
      primary: '会員登録してチェックを始める',
      secondary: '10問のお試しチェック',
    },
    '/trial_check': {
      h1: publicTitles['/trial_check'],
      description: '10問で、ドナーの主な条件を確かめられます。登録は不要で、回答は保存も送信もされません。',
      primary: '結果を見る',
    },
    '/trial_check/result_ok': {
      h1: 'お試しチェックの結果',
      description: 'お試しチェックの結果と、会員登録のご案内です。',
      primary: '会員登録へ進む',
    },
    '/trial_check/result_warn': {
      h1: 'お試しチェックの結果',
      description: '登録の前に確かめていただきたい点のご案内です。',
      primary: '会員登録へ進む',
      secondary: 'もう一度試す',
    },
    '/terms': {
      h1: publicTitles['/terms'],
      description: `${serviceName}の利用規約です（${formatDocumentDate(legal.terms)}付）。`,
    },
    '/privacy_policy': {
      h1: publicTitles['/privacy_policy'],
      description: `${operator.name}の個人情報保護の方針です。`,
    },
    '/handling_of_personal': {
      h1: publicTitles['/handling_of_personal'],
      description: `${serviceName}で取得する情報と、利用目的、管理方法をご説明します。`,
    },
    '/procedures_for_disclosure': {
      h1: publicTitles['/procedures_for_disclosure'],
      description: 'ご自身の個人情報の開示、訂正、利用停止などのご請求方法です。',
    },
    '/criteria': {
      h1: publicTitles['/criteria'],
      description: `${serviceName}のオンラインチェックを、どのような基準で判定しているか、その理由と、変わったところをお伝えします。`,
    },
    '/verify': {
      h1: publicTitles['/verify'],
      description: '同意や判定などの控えが、記録されたときのままかどうかを、お使いの端末の中で確かめます。',
    },
    '/withdrawal/complete': {
      h1: '退会の手続きが完了しました',
      description: '退会の手続きが完了しました。',
      primary: 'ホームへ',
    },
  }) as const satisfies Record<string, PageText>

export const indexedPaths = [
  '/',
  '/trial_check',
  '/criteria',
  '/terms',
  '/privacy_policy',
  '/handling_of_personal',
  '/procedures_for_disclosure',
] as const
