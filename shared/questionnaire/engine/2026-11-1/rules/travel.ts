import type { QuestionRules } from '../../rule'

export const travelRules: Record<string, QuestionRules> = {
  Q42: {
    topic: '海外への旅行について',
    rules: [
      {
        id: 'Q42-R1',
        when: { tag: 'risk' },
        outcome: 'TEMP',
        until: { after: { months: 6 } },
        reason: {
          plain: '海外（{choice}）へ行かれたため。',
          dated: '{date}に海外（{choice}）から帰国されたため。',
          explanation: '旅行先でかかりやすい感染症がないことがわかるまで、{period}お待ちいただいています。',
        },
      },
      {
        id: 'Q42-R2',
        when: { tag: 'lowRisk' },
        outcome: 'TEMP',
        until: { after: { weeks: 4 } },
        reason: {
          plain: '海外（{choice}）へ行かれたため。',
          dated: '{date}に海外（{choice}）から帰国されたため。',
          explanation: '旅行のあとの体調がわかるまで、{period}お待ちいただいています。',
        },
      },
    ],
    sources: ['EU', 'ACG', 'CN', 'IL22', 'WJG20', 'JRC', 'NZ'],
    range: 'EU・ACG・CN・IL22 6か月、WJG20 12か月、JRC 4週間、NZ 危険の低い国は除く',
  },
  Q43: {
    topic: '旅行中の体調について',
    rules: [
      {
        id: 'Q43-R1',
        when: { choices: ['diarrhoea'] },
        outcome: 'TEMP',
        until: { after: { months: 6 } },
        reason: {
          plain: '旅行中に下痢をされたため。',
          dated: '旅行中の下痢が{date}に治り、{period}たっていないため。',
          ongoing: '旅行中からの下痢が、まだ治っていないため。',
          explanation: '原因の菌がおなかに残っていないと考えられるまで、{period}お待ちいただいています。',
          untilEnd: '下痢が治って{period}たつと、お申し込みいただけます。',
          ongoingNote: '治ってから{period}',
        },
      },
      {
        id: 'Q43-R2',
        when: { choices: ['care'] },
        outcome: 'TEMP',
        until: { after: { months: 12 } },
        reason: {
          plain: '旅行先で病院にかかられたため。',
          dated: '{date}まで、旅行先で病院にかかられていたため。',
          explanation:
            '薬の効きにくい菌がおなかに残っていないと考えられるまで、{period}お待ちいただいています。',
        },
      },
      {
        id: 'Q43-R3',
        when: { choices: ['care'] },
        outcome: 'REVIEW!',
        reason: { plain: '旅行先で病院にかかられたため。' },
      },
    ],
    sources: ['FDA', 'OWN'],
    range: '12か月は仮の値',
  },
  Q44: {
    topic: '予防接種について',
    rules: [
      {
        id: 'Q44-R1',
        when: { tag: 'live' },
        outcome: 'TEMP',
        until: { after: { months: 6 } },
        reason: {
          plain: '予防接種（{choice}）を受けられたため。',
          dated: '{date}に予防接種（{choice}）を受けられたため。',
          explanation: 'ワクチンのはたらきが落ち着くまで、{period}お待ちいただいています。',
        },
      },
      {
        id: 'Q44-R2',
        when: { tag: 'inactive' },
        outcome: 'TEMP',
        until: { after: { weeks: 4 } },
        reason: {
          plain: '予防接種（{choice}）を受けられたため。',
          dated: '{date}に予防接種（{choice}）を受けられたため。',
          explanation: 'ワクチンのはたらきが落ち着くまで、{period}お待ちいただいています。',
        },
      },
    ],
    sources: ['EU', 'IL22', 'CN', 'OWN'],
    range: '生ワクチン EU 6か月・IL22 3か月、すべて CN 8週間、4週間は仮の値',
  },
}
