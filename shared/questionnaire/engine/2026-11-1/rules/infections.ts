import type { QuestionRules } from '../../rule'

const untilTestsTell = '感染の有無が検査でわかるようになるまで、{period}お待ちいただいています。'
const careOfPatients = '便を通じて患者さんにうつるおそれがないとは、まだ言いきれません。'
const notFoundByTests = '検査では見つけられない感染のおそれが、ないとは言いきれません。'

export const infectionsRules: Record<string, QuestionRules> = {
  Q30: {
    topic: 'これまでの感染症について',
    rules: [
      {
        id: 'Q30-R1',
        when: {
          choices: [
            'hepatitisB',
            'hepatitisC',
            'hiv',
            'htlv1',
            'malaria',
            'trypanosoma',
            'syphilis',
            'tuberculosis',
          ],
        },
        outcome: 'PERM',
        reason: { plain: '「{choice}」にあてはまるとお答えいただいたため。', explanation: careOfPatients },
        changes: {
          syphilis: { to: 'syphilisCured', when: '梅毒が治ったとわかったとき' },
          tuberculosis: { to: 'tuberculosisCured', when: '結核が治ったとわかったとき' },
        },
      },
      {
        id: 'Q30-R2',
        when: { choices: ['syphilisCured', 'tuberculosisCured'] },
        outcome: 'REVIEW!',
        reason: { plain: '「{choice}」にあてはまるとお答えいただいたため。' },
      },
    ],
    sources: ['EU', 'CN', 'JP', 'IL22', 'OWN'],
    range: '治った梅毒と結核の例外は仮の値',
  },
  Q31: {
    topic: '感染症の方との接触について',
    rules: [
      {
        id: 'Q31-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { months: 12 } },
        reason: {
          plain: '肝炎・HIV・結核の方と、血液や体液にふれる、または同じ家で暮らすことがあったため。',
          dated:
            '{date}まで、肝炎・HIV・結核の方と、血液や体液にふれる、または同じ家で暮らすことがあったため。',
          ongoing: '肝炎・HIV・結核の方と、血液や体液にふれる、または同じ家で暮らすことが続いているため。',
          explanation: untilTestsTell,
          untilEnd: 'そのような機会がなくなって{period}たつと、お申し込みいただけます。',
          ongoingNote: '機会がなくなってから{period}',
        },
      },
    ],
    sources: ['ACG', 'CN', 'IL22'],
    range: 'ACG・CN 12か月、IL22 6か月',
  },
  Q32: {
    topic: '輸血や血液製剤について',
    rules: [
      {
        id: 'Q32-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { months: 12 } },
        reason: {
          plain: '輸血や血液製剤を受けられたため。',
          dated: '{date}に輸血や血液製剤を受けられたため。',
          ongoing: '輸血や血液製剤を受けられているため。',
          explanation: untilTestsTell,
          event: '輸血や血液製剤の治療',
        },
      },
    ],
    sources: ['EU', 'CN', 'IL22'],
    range: 'EU・CN 12か月、IL22 6か月',
  },
  Q33: {
    topic: 'これまでに受けられた移植などについて',
    rules: [
      {
        id: 'Q33-R1',
        when: { choices: ['graft', 'growthHormone'] },
        outcome: 'PERM',
        reason: { plain: '「{choice}」を受けられたことがあるため。', explanation: notFoundByTests },
      },
    ],
    sources: ['EU', 'IL22'],
  },
  Q34: {
    topic: '血液にふれる事故について',
    rules: [
      {
        id: 'Q34-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { months: 6 } },
        reason: {
          plain: '針刺しや、ほかの人の血液にふれる事故があったため。',
          dated: '{date}に、針刺しや、ほかの人の血液にふれる事故があったため。',
          explanation: untilTestsTell,
        },
      },
    ],
    sources: ['EU', 'CN'],
    range: 'EU 6か月、CN 12か月',
  },
  Q35: {
    topic: 'タトゥー・ピアス・はり治療などについて',
    rules: [
      {
        id: 'Q35-R1',
        when: { choices: ['tattoo', 'piercing', 'makeup', 'acupuncture'] },
        outcome: 'TEMP',
        until: { after: { months: 6 } },
        reason: {
          plain: '{choice}を受けられたため。',
          dated: '{date}に{choice}を受けられたため。',
          ongoing: '{choice}に通われているため。',
          explanation: untilTestsTell,
          event: '{choice}',
        },
      },
      {
        id: 'Q35-R2',
        when: { choices: ['earlobe'] },
        outcome: 'TEMP',
        until: { after: { months: 1 } },
        reason: {
          plain: '{choice}を受けられたため。',
          dated: '{date}に{choice}を受けられたため。',
          explanation: '穴のまわりが落ち着くまで、{period}お待ちいただいています。',
        },
      },
    ],
    sources: ['EU', 'ACG', 'CN', 'IL22', 'JRC'],
    range: 'EU・ACG・CN・IL22 6か月、JRC 医療機関での耳たぶのピアスは1か月、ほかは6か月',
  },
  Q36: {
    topic: '感染の機会について',
    rules: [
      {
        id: 'Q36-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { fromAnswer: { months: 6 } },
        reason: {
          plain: 'この6か月に、予防具を使わない性的な接触があったため。',
          explanation:
            '感染の有無が検査でわかるようになるまで、お答えいただいた日から{period}お待ちいただいています。',
        },
      },
    ],
    sources: ['IL22', 'CN', 'ACG', 'JP'],
    range: 'IL22 3か月、CN 12か月、ACG 期間を問わず対象外',
  },
  Q37: {
    topic: 'これまでの感染症の治療について',
    rules: [
      {
        id: 'Q37-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { months: 12 } },
        reason: {
          plain: '性感染症と診断された、または治療を受けられたため。',
          dated: '性感染症が{date}に治り、{period}たっていないため。',
          ongoing: '性感染症が、まだ治っていないため。',
          explanation: 'すっかり治ったことが確かになるまで、{period}お待ちいただいています。',
          untilEnd: '治って{period}たつと、お申し込みいただけます。',
          ongoingNote: '治ってから{period}',
        },
      },
    ],
    sources: ['EU', 'CN', 'OWN'],
    range: 'EU リスクのある行為、CN 12か月、期間は仮の値',
  },
  Q38: {
    topic: '処方によらない薬物について',
    rules: [
      {
        id: 'Q38-R1',
        when: { choices: ['injected'] },
        outcome: 'PERM',
        reason: {
          plain: '医師の処方によらない薬物を、注射されたことがあるため。',
          explanation: notFoundByTests,
        },
      },
      {
        id: 'Q38-R2',
        when: { choices: ['used'] },
        outcome: 'TEMP',
        until: { after: { months: 6 } },
        reason: {
          plain: '医師の処方によらない薬物を使われたため。',
          dated: '{date}まで、医師の処方によらない薬物を使われていたため。',
          ongoing: '医師の処方によらない薬物を使われているため。',
          explanation: '影響がなくなるまで、{period}お待ちいただいています。',
          event: '使用',
        },
      },
    ],
    sources: ['EU', 'ACG', 'IL22', 'CN'],
    range: 'IL22 大麻は3か月、CN 6か月',
  },
  Q39: {
    topic: '英国での滞在や、血縁の方の病気について',
    rules: [
      {
        id: 'Q39-R1',
        when: { choices: ['uk1980', 'uk1997', 'prion'] },
        outcome: 'PERM',
        reason: { plain: '「{choice}」にあてはまるとお答えいただいたため。', explanation: notFoundByTests },
      },
    ],
    sources: ['ACG', 'EU', 'NZ', 'JRC'],
    range: 'JRCの2010年の基準の期間（いまの基準との照らし合わせが必要）',
  },
  Q40: {
    topic: '入院や施設での生活について',
    rules: [
      {
        id: 'Q40-R1',
        when: { choices: ['domestic'] },
        outcome: 'TEMP',
        until: { after: { months: 3 } },
        reason: {
          plain: '入院、または施設での生活をされていたため。',
          dated: '{date}まで、入院または施設での生活をされていたため。',
          ongoing: '入院、または施設での生活をされているため。',
          explanation: '腸内細菌の状態が落ち着くまで、{period}お待ちいただいています。',
          event: '入院や施設での生活',
        },
      },
      {
        id: 'Q40-R2',
        when: { choices: ['abroad'] },
        outcome: 'TEMP',
        until: { after: { months: 12 } },
        reason: {
          plain: '海外で、入院または施設での生活をされていたため。',
          dated: '{date}まで、海外で入院または施設での生活をされていたため。',
          ongoing: '海外で、入院または施設での生活をされているため。',
          explanation:
            '薬の効きにくい菌がおなかに残っていないと考えられるまで、{period}お待ちいただいています。',
          event: '入院や施設での生活',
        },
      },
    ],
    sources: ['LIST', 'WJG20', 'FDA'],
    range: 'LIST 3か月、WJG20 12か月、FDA 耐性菌のため',
  },
  Q41: {
    topic: '薬の効きにくい菌の検査について',
    rules: [
      {
        id: 'Q41-R1',
        when: { choices: ['yes'] },
        outcome: 'REVIEW!',
        reason: {
          plain: '薬の効きにくい菌を持っていると言われたことがあるため。',
          explanation: '菌がいないことを、もう一度検査で確かめる必要があります。',
        },
      },
    ],
    sources: ['FDA', 'OB', 'HK', 'JP'],
  },
}
