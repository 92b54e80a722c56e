import type { QuestionSet } from '../question'
import { basicsQuestions } from './questions/basics'
import { bowelQuestions } from './questions/bowel'
import { confirmationQuestions } from './questions/confirmation'
import { digestiveQuestions } from './questions/digestive'
import { generalQuestions } from './questions/general'
import { healthQuestions } from './questions/health'
import { infectionsQuestions } from './questions/infections'
import { lifestyleQuestions } from './questions/lifestyle'
import { medicineQuestions } from './questions/medicine'
import { travelQuestions } from './questions/travel'
import { whys } from './whys'

/** Version 2026.11-1: the form alone, without the rules. */
export const questionSet: QuestionSet = {
  version: '2026.11-1',
  sections: [
    { id: 'basics', title: '基本情報', lead: 'はじめに、ご自身のことを教えてください。' },
    { id: 'health', title: 'いまの体調', lead: 'このところの体調について教えてください。' },
    {
      id: 'bowel',
      title: '便のようす',
      lead: 'ふだんのようすに、いちばん近いものを選んでください。正しい答え・まちがった答えはありません。',
    },
    {
      id: 'digestive',
      title: 'おなかの病気と手術',
      lead: 'これまでにかかった、おなかの病気と手術について教えてください。',
    },
    {
      id: 'general',
      title: '全身の病気',
      lead: 'これまでにかかった病気と、いま治療している病気について教えてください。',
    },
    {
      id: 'infections',
      title: '感染症と、その機会',
      lead: '治療を受ける患者さんを守るための質問です。答えにくいものは、対面でお話しいただけます。',
    },
    { id: 'travel', title: '旅行と予防接種', lead: '海外への旅行と、予防接種について教えてください。' },
    {
      id: 'medicine',
      title: '薬とサプリメント',
      lead: '飲み薬やサプリメントについて教えてください。いまの薬は、ドナーになるためにやめないでください。',
    },
    { id: 'lifestyle', title: '生活とご家族', lead: 'ふだんの暮らしと、ご家族について教えてください。' },
    { id: 'confirmation', title: '確認', lead: 'お答えありがとうございました。最後の確認です。' },
  ],
  questions: [
    ...basicsQuestions,
    ...healthQuestions,
    ...bowelQuestions,
    ...digestiveQuestions,
    ...generalQuestions,
    ...infectionsQuestions,
    ...travelQuestions,
    ...medicineQuestions,
    ...lifestyleQuestions,
    ...confirmationQuestions,
  ],
  whys,
}
