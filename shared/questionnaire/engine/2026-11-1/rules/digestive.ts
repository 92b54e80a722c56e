import type { QuestionRules } from '../../rule'

const throughBacteria =
  '病気がいま落ち着いていても、腸内細菌を通じた患者さんへの影響が、まだ十分にわかっていません。'

export const digestiveRules: Record<string, QuestionRules> = {
  Q18: {
    topic: 'これまでのおなかの病気について',
    rules: [
      {
        id: 'Q18-R1',
        when: { choices: ['yes'] },
        outcome: 'PERM',
        reason: { plain: '炎症性腸疾患と言われたことがあるため。', explanation: throughBacteria },
      },
    ],
    sources: ['EU', 'ACG', 'CN', 'IL22', 'FR'],
  },
  Q19: {
    topic: 'これまでの便秘・下痢の治療について',
    rules: [
      {
        id: 'Q19-R1',
        when: { choices: ['ibs'] },
        outcome: 'PERM',
        reason: { plain: '過敏性腸症候群と言われているため。', explanation: throughBacteria },
        changes: { ibs: { to: 'cured', when: '治って2年以上たったとき' } },
      },
      {
        id: 'Q19-R2',
        when: { choices: ['treated'] },
        outcome: 'PERM',
        reason: { plain: '慢性の便秘・下痢で、治療を受けられているため。', explanation: throughBacteria },
        changes: { treated: { to: 'cured', when: '治って2年以上たったとき' } },
      },
      {
        id: 'Q19-R3',
        when: { choices: ['curedRecently'] },
        outcome: 'TEMP',
        until: { after: { months: 24 } },
        reason: {
          plain: '慢性の便秘・下痢などが治ってから、2年たっていないため。',
          dated: '慢性の便秘・下痢などが{date}に治り、2年たっていないため。',
          explanation: 'おなかの状態が十分に落ち着くまで、2年お待ちいただいています。',
        },
      },
      {
        id: 'Q19-R4',
        when: { choices: ['curedRecently', 'cured'] },
        outcome: 'REVIEW',
        reason: { plain: '慢性の便秘・下痢などが、以前あったため。' },
      },
    ],
    sources: ['EU', 'ACG', 'CN', 'IL22', 'WJG20', 'OWN'],
    range: '2年は仮の値',
  },
  Q20: {
    topic: 'これまでの胃や腸などの病気について',
    rules: [
      {
        id: 'Q20-R1',
        when: { choices: ['coeliac', 'eosinophilic', 'pancreatitis', 'other'] },
        outcome: 'PERM',
        reason: { plain: '「{choice}」があるとお答えいただいたため。', explanation: throughBacteria },
        changes: { other: { to: 'none', when: '病気が治ったとき' } },
      },
    ],
    sources: ['EU', 'NZ', 'ACG'],
  },
  Q21: {
    topic: 'これまでの胃や腸の検査結果について',
    rules: [
      {
        id: 'Q21-R1',
        when: { choices: ['polyposis', 'cancer'] },
        outcome: 'PERM',
        reason: { plain: '「{choice}」と言われたことがあるため。', explanation: throughBacteria },
      },
      {
        id: 'Q21-R2',
        when: { choices: ['polyp'] },
        outcome: 'REVIEW!',
        reason: { plain: '大腸のポリープと言われたことがあるため。' },
      },
    ],
    sources: ['EU', 'FR', 'ACG'],
  },
  Q22: {
    topic: 'これまでの腸の病気について',
    rules: [
      {
        id: 'Q22-R1',
        when: { choices: ['yes'] },
        outcome: 'PERM',
        reason: {
          plain: 'クロストリジオイデス・ディフィシル腸炎になったことがあるため。',
          explanation: '治ったあとも、原因の菌がおなかに残っていることがあります。',
        },
      },
    ],
    sources: ['WJG20'],
  },
  Q23: {
    topic: 'これまでの手術や検査について',
    rules: [
      {
        id: 'Q23-R1',
        when: { choices: ['major'] },
        outcome: 'PERM',
        reason: {
          plain: '胃や腸の大きな手術を受けられたことがあるため。',
          explanation: '手術のあとは、腸内細菌のようすが変わることが知られています。',
        },
      },
      {
        id: 'Q23-R2',
        when: { choices: ['appendix', 'otherOperation'] },
        outcome: 'REVIEW',
        reason: { plain: '「{choice}」を受けられたため。' },
      },
      {
        id: 'Q23-R3',
        when: { choices: ['colonoscopy'] },
        outcome: 'TEMP',
        until: { after: { months: 3 } },
        reason: {
          plain: '大腸内視鏡の検査を受けられたため。',
          dated: '{date}に大腸内視鏡の検査を受けられたため。',
          explanation: '検査の下剤で変わった腸内細菌の状態が落ち着くまで、{period}お待ちいただいています。',
        },
      },
    ],
    sources: ['ACG', 'IL22', 'CN', 'OWN'],
    range: '大腸内視鏡検査のあと3か月は仮の値',
  },
}
