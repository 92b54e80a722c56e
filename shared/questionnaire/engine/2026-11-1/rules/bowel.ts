import type { QuestionRules } from '../../rule'

export const bowelRules: Record<string, QuestionRules> = {
  Q13: {
    topic: 'ふだんのお通じについて',
    rules: [
      {
        id: 'Q13-R1',
        when: { choices: ['overThreeDaily', 'seldom'] },
        outcome: 'REVIEW!',
        reason: { plain: 'ふだんのお通じが「{choice}」のため。' },
      },
    ],
    sources: ['NZ', 'GN'],
    range: 'NZ 2日に1回以上、GN 規則的なこと',
  },
  Q14: {
    topic: 'ふだんの便の形について',
    rules: [
      {
        id: 'Q14-R1',
        when: { choices: ['1', '7'] },
        outcome: 'TEMP',
        until: { fromAnswer: { weeks: 4 } },
        reason: {
          plain: 'いちばん多い便の形が「{choice}」のため。',
          explanation: '便の形は体調で変わります。{period}たったら、もう一度おうかがいします。',
        },
      },
      {
        id: 'Q14-R2',
        when: { choices: ['2', '6'] },
        outcome: 'REVIEW',
        reason: { plain: 'いちばん多い便の形が「{choice}」のため。' },
      },
    ],
    sources: ['OWN'],
    range: '形3〜5はOpenBiomeのころの報道、4週間は仮の値',
  },
  Q16: {
    topic: 'ふだんのおなかの調子について',
    rules: [
      {
        id: 'Q16-R1',
        when: { choices: ['yes'] },
        outcome: 'REVIEW!',
        reason: { plain: '腹痛や張りが、月に3日以上くり返したため。' },
      },
    ],
    sources: ['IL22', 'KR', 'OWN'],
    range: '過敏性腸症候群に似た症状 IL22・KR、しきい値は仮の値',
  },
  Q17: {
    topic: 'お通じの薬について',
    rules: [
      {
        id: 'Q17-R1',
        when: { choices: ['once'] },
        outcome: 'TEMP',
        until: { after: { weeks: 4 } },
        reason: {
          plain: '便秘薬・下剤・浣腸を使われたため。',
          dated: '{date}に便秘薬・下剤・浣腸を使われたため。',
          explanation: 'ふだんのお通じにもどるまで、{period}お待ちいただいています。',
        },
      },
      {
        id: 'Q17-R2',
        when: { choices: ['regular'] },
        outcome: 'REVIEW!',
        reason: { plain: '便秘薬・下剤・浣腸を、続けて使われているため。' },
      },
    ],
    sources: ['WJG20', 'OWN'],
    range: 'WJG20 下剤の長期の使用、4週間は仮の値',
  },
}
