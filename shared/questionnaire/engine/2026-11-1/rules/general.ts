import type { QuestionRules } from '../../rule'

const careOfPatients = '腸内細菌を通じて患者さんに影響がないとは、まだ言いきれません。'

export const generalRules: Record<string, QuestionRules> = {
  Q24: {
    topic: 'いま治療中の病気や、健診の結果について',
    rules: [
      {
        id: 'Q24-R1',
        when: { choices: ['diabetes', 'organ'] },
        outcome: 'PERM',
        reason: {
          plain: '「{choice}」で治療中とお答えいただいたため。',
          explanation: careOfPatients,
        },
        changes: {
          diabetes: { to: 'none', when: '治療が必要なくなったとき' },
          organ: { to: 'none', when: '治療が必要なくなったとき' },
        },
      },
      {
        id: 'Q24-R2',
        when: { choices: ['metabolic', 'mild'] },
        outcome: 'REVIEW!',
        reason: { plain: '「{choice}」とお答えいただいたため。' },
      },
    ],
    sources: ['ACG', 'IL22', 'NZ', 'LIST'],
    range: 'ACG メタボリックシンドロームは対象外',
  },
  Q25: {
    topic: 'からだを守るしくみの病気について',
    rules: [
      {
        id: 'Q25-R1',
        when: { choices: ['thyroid', 'connective', 'sclerosis', 'other'] },
        outcome: 'PERM',
        reason: { plain: '「{choice}」があるとお答えいただいたため。', explanation: careOfPatients },
        changes: {
          thyroid: { to: 'none', when: '病気が治ったとき' },
          other: { to: 'none', when: '病気が治ったとき' },
        },
      },
      {
        id: 'Q25-R2',
        when: { choices: ['hashimoto'] },
        outcome: 'REVIEW!',
        reason: { plain: '「{choice}」とお答えいただいたため。' },
      },
    ],
    sources: ['EU', 'WJG20', 'IL22', 'KR'],
    range: "IL22 excepts Hashimoto's disease",
  },
  Q26: {
    topic: 'アレルギーについて',
    rules: [
      {
        id: 'Q26-R1',
        when: { choices: ['asthma', 'eczema', 'anaphylaxis'] },
        outcome: 'PERM',
        reason: { plain: '「{choice}」とお答えいただいたため。', explanation: careOfPatients },
        changes: {
          asthma: { to: 'past', when: 'ぜんそくの治療が必要なくなったとき' },
          eczema: { to: 'past', when: 'アトピー性皮膚炎の治療が必要なくなったとき' },
        },
      },
      {
        id: 'Q26-R2',
        when: { choices: ['haySevere', 'foodMild', 'past'] },
        outcome: 'REVIEW!',
        reason: { plain: '「{choice}」とお答えいただいたため。' },
      },
      {
        id: 'Q26-R3',
        when: { choices: ['hayMild'] },
        outcome: 'REVIEW',
        reason: { plain: '「{choice}」とお答えいただいたため。' },
      },
    ],
    sources: ['ACG', 'CN', 'NZ', 'DK', 'OWN'],
    range: '花粉症の程度の分け方は仮の値（医師と決める）',
  },
  Q27: {
    topic: '神経や、長く続く痛み・疲れについて',
    rules: [
      {
        id: 'Q27-R1',
        when: { choices: ['neurological', 'developmental', 'painOrFatigue'] },
        outcome: 'PERM',
        reason: { plain: '「{choice}」があるとお答えいただいたため。', explanation: careOfPatients },
        changes: { painOrFatigue: { to: 'none', when: '病気が治ったとき' } },
      },
    ],
    sources: ['EU', 'IL22', 'ACG', 'WJG20', 'KR'],
  },
  Q28: {
    topic: 'こころの健康について',
    rules: [
      {
        id: 'Q28-R1',
        when: { choices: ['current'] },
        outcome: 'REVIEW!',
        reason: { plain: 'こころの不調で、治療や相談を受けられているため。' },
      },
      {
        id: 'Q28-R2',
        when: { choices: ['past'] },
        outcome: 'REVIEW',
        reason: { plain: 'こころの不調で、治療や相談を受けられたことがあるため。' },
      },
    ],
    sources: ['OB', 'KR', 'EU'],
    range: '厳しい案 治療中は対象外',
  },
  Q29: {
    topic: 'これまでの大きな病気について',
    rules: [
      {
        id: 'Q29-R1',
        when: { choices: ['cancer', 'blood'] },
        outcome: 'PERM',
        reason: { plain: '「{choice}」と言われたことがあるため。', explanation: careOfPatients },
      },
      {
        id: 'Q29-R2',
        when: { choices: ['other'] },
        outcome: 'REVIEW!',
        reason: { plain: '重い病気と言われたことがあるため。' },
      },
    ],
    sources: ['IL22', 'WJG20', 'NZ'],
  },
}
