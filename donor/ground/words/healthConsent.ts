import {
  knownOtherwise,
  type Contradiction,
  type Known,
} from '../../../shared/questionnaire/engine/profileContradictions'
import { differing } from '../../../shared/words/check/officePoints'

export const healthConsent = {
  h1: 'はじめる前に',
  text: '健康状態や病歴などの情報（要配慮個人情報）をおうかがいします。ドナーをお願いできるかどうかの判断と、患者さんと会員の皆さまの安全のために利用します。答えにくい質問では「対面で話したい」を選べます。',
  /** Before and after the link. */
  more: ['くわしくは「', '」（新しいタブで開きます）をご覧ください。'],
  first: '約50問をおたずねします。短い質問は、いくつか一緒に答えられます。',
  /** For somebody who has answered before. */
  again: '前回のお答えを表示します。変わったことだけを教えてください。',
  minutes: (minutes: number) => `「いいえ」の多い方で${minutes}分ほどです。`,
  minutesAgain: (minutes: number) => `変わりがなければ、${minutes}分ほどで終わります。`,
  points: [
    '答えは自動で保存されます。途中でやめても、別の端末からでも、続きから始められます。',
    'お薬の名前や、検査・手術・旅行の時期がわかるものがあると、答えやすくなります。',
  ],
  checkbox: '健康に関する情報の取得と利用に同意します',
  agree: '同意して始める',
  decline: '同意しない',
  declined: 'オンラインチェックには進めません。会員登録はそのまま続けていただけます。',
} as const

/** Below a question whose answer differs from the profile. */
export const differsFromProfile = (contradiction: Contradiction, known: Known) =>
  `登録情報の${differing[contradiction]}（${knownOtherwise(contradiction, known)}）と違うようです。どちらが正しいか、お確かめください。登録情報のほうを直すときは、マイページの「登録情報」からどうぞ。`

/** Above the question at which a draft is reopened. */
export const CRITERIA_CHANGED =
  'チェックを始めたあとに、判定基準が変わりました。いままでのお答えは、そのまま残っています。送信すると、新しい基準で判定します。'
export const TO_NEW_CRITERIA = '新しい判定基準を見る'

/** Above the questions of a correcting check. */
export const CARRIED_LEAD =
  '前回のお答えが入っています。空いている質問に、もう一度お答えください。ほかにも直したいところがあれば、選び直してください。'
