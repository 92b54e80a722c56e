import type { QuestionRules } from '../../rule'

export const healthRules: Record<string, QuestionRules> = {
  Q08: {
    topic: 'このところの体調について',
    rules: [
      {
        id: 'Q08-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { weeks: 4 } },
        reason: {
          plain: '熱や、かぜのような症状があったため。',
          dated: '{date}まで、熱や、かぜのような症状があったため。',
          ongoing: '熱や、かぜのような症状があるため。',
          explanation: 'おからだがすっかり回復するまで、{period}お待ちいただいています。',
          untilEnd: '症状が治って{period}たつと、お申し込みいただけます。',
          ongoingNote: '治ってから{period}',
        },
      },
    ],
    sources: ['CN', 'IL22', 'OWN'],
    range: 'CN 4週間、IL22 1週間、体温は仮の値',
  },
  Q09: {
    topic: 'このところのおなかの調子について',
    rules: [
      {
        id: 'Q09-R1',
        when: { choices: ['noGerm'] },
        outcome: 'TEMP',
        until: { after: { weeks: 4 } },
        reason: {
          plain: '急な下痢や嘔吐があったため。',
          dated: '{date}まで、急な下痢や嘔吐があったため。',
          ongoing: '急な下痢や嘔吐があるため。',
          explanation: '腸内細菌の状態が落ち着くまで、{period}お待ちいただいています。',
          untilEnd: '下痢や嘔吐が治って{period}たつと、お申し込みいただけます。',
          ongoingNote: '治ってから{period}',
        },
      },
      {
        id: 'Q09-R2',
        when: { choices: ['germ'] },
        outcome: 'TEMP',
        until: { after: { months: 6 } },
        reason: {
          plain: '検査で原因がわかった、急な下痢や嘔吐があったため。',
          dated: '{date}まで、検査で原因がわかった急な下痢や嘔吐があったため。',
          ongoing: '検査で原因がわかった、急な下痢や嘔吐があるため。',
          explanation:
            '原因の菌やウイルスがおなかに残っていないと考えられるまで、{period}お待ちいただいています。',
          untilEnd: '下痢や嘔吐が治って{period}たつと、お申し込みいただけます。',
          ongoingNote: '治ってから{period}',
        },
      },
    ],
    sources: ['CN', 'LIST', 'IL15', 'EU'],
    range: 'CN 4週間、LIST 6か月、IL15 12か月、EU「最近」',
  },
  Q10: {
    topic: '新型コロナ・インフルエンザについて',
    rules: [
      {
        id: 'Q10-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { weeks: 4 } },
        reason: {
          plain: '新型コロナまたはインフルエンザにかかられたため。',
          dated: '{date}まで、新型コロナまたはインフルエンザにかかられていたため。',
          ongoing: '新型コロナまたはインフルエンザにかかられているため。',
          explanation: 'おからだがすっかり回復するまで、{period}お待ちいただいています。',
          untilEnd: '治って{period}たつと、お申し込みいただけます。',
          ongoingNote: '治ってから{period}',
        },
      },
    ],
    sources: ['FDA', 'JRC'],
    range: 'FDA 確認を求める、JRC 4週間、Lifeblood（2022）対象外',
  },
  Q11: {
    topic: 'この3か月の体調の変化について',
    rules: [
      {
        id: 'Q11-R1',
        when: { choices: ['blood', 'black', 'weightLoss'] },
        outcome: 'REVIEW!',
        reason: { plain: '「{choice}」とお答えいただいたため。' },
      },
    ],
    sources: ['FR', 'EU'],
    range: 'FR 直腸からの出血、EU 血便',
  },
  Q12: {
    topic: '一緒に暮らす方の体調について',
    rules: [
      {
        id: 'Q12-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { weeks: 4 } },
        reason: {
          plain: '一緒に暮らす方に、人にうつる病気の方がいらしたため。',
          dated: '一緒に暮らす方が、{date}まで人にうつる病気にかかられていたため。',
          ongoing: '一緒に暮らす方が、人にうつる病気にかかられているため。',
          explanation: 'うつっていないことがわかるまで、{period}お待ちいただいています。',
          untilEnd: 'その方が治って{period}たつと、お申し込みいただけます。',
          ongoingNote: 'その方が治ってから{period}',
        },
      },
    ],
    sources: ['CN', 'LIST', 'FR'],
    range: 'CN・LIST 濃厚な接触、FR 家族の下痢から3か月',
  },
}
