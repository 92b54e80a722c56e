import type { QuestionRules } from '../../rule'

export const lifestyleRules: Record<string, QuestionRules> = {
  Q51: {
    topic: 'たばことお酒について',
    rules: [
      {
        id: 'Q51-R1',
        when: { choices: ['smoke'] },
        outcome: 'REVIEW!',
        reason: { plain: 'たばこを吸われるとお答えいただいたため。' },
      },
      {
        id: 'Q51-R2',
        when: { choices: ['drinkHeavy'] },
        outcome: 'REVIEW!',
        reason: { plain: 'お酒について「{choice}」とお答えいただいたため。' },
      },
    ],
    sources: ['GN', 'NZ', 'OB', 'OWN'],
    range: '厳しい案 喫煙中は対象外、NZ 週に5杯まで、量（グラム）は仮の値',
  },
  Q52: {
    topic: 'ふだんの食事について',
    rules: [
      {
        id: 'Q52-R1',
        when: { choices: ['vegan', 'lowCarb', 'fasting', 'otherDiet'] },
        outcome: 'REVIEW',
        reason: { plain: '「{choice}」をされているとお答えいただいたため。' },
      },
      {
        id: 'Q52-R2',
        when: { choices: ['eatingWorry'] },
        outcome: 'REVIEW!',
        reason: { plain: '「{choice}」とお答えいただいたため。' },
      },
    ],
    sources: ['FR', 'KR'],
    range: 'FR 菜食と除去食',
  },
  Q53: {
    topic: 'ご家族の健康について',
    rules: [
      {
        id: 'Q53-R1',
        when: { choices: ['ibd', 'cancer', 'coeliac'] },
        outcome: 'REVIEW!',
        reason: { plain: 'ご家族に「{choice}」の方がいらっしゃるため。' },
      },
    ],
    sources: ['FR', 'CN', 'IL22', 'TOR'],
    range: '厳しい案 対象外、FR 60歳より前の発症、CN 濃い家族歴、IL22 炎症性腸疾患',
  },
}
