import { OUTSIDE } from '../../answer'
import { IN_REGION, type QuestionRules } from '../../rule'

const ageReason = 'ドナーの募集は、18歳以上65歳未満の方を対象としているため。'
const bmiReason = 'BMI（身長と体重のつりあい）が、基準の18.5以上30未満に入っていないため。'
const bmiExplanation = '{period}たったら、身長と体重をもう一度おうかがいします。'

export const basicsRules: Record<string, QuestionRules> = {
  Q01: {
    topic: '年齢について',
    rules: [
      {
        id: 'Q01-R1',
        when: { age: { below: 18 } },
        outcome: 'TEMP',
        until: { birthday: 18 },
        reason: { plain: ageReason, explanation: '18歳のお誕生日から、お申し込みいただけます。' },
      },
      {
        id: 'Q01-R2',
        when: { age: { from: 65 } },
        outcome: 'PERM',
        reason: { plain: ageReason },
      },
    ],
    sources: ['SEED'],
    range: '便バンクの多くは18〜50歳',
  },
  Q02: {
    topic: 'お住まいの地域について',
    rules: [
      {
        id: 'Q02-R1',
        when: { outsideRegion: true },
        outcome: 'TEMP',
        until: { open: true },
        reason: {
          plain: 'ドナーの募集は、{region}にお住まいの方を対象としているため。',
          untilEnd: '対象地域にお住まいになりましたら、お申し込みいただけます。',
          ongoingNote: '対象地域にお住まいになってから',
        },
        changes: { [OUTSIDE]: { to: IN_REGION, when: '対象地域にお住まいになったとき' } },
      },
    ],
    sources: ['SEED', 'OB'],
  },
  Q03: {
    topic: '身長と体重について',
    rules: [
      {
        id: 'Q03-R1',
        when: { bmi: { below: 18.5 } },
        outcome: 'TEMP',
        until: { fromAnswer: { weeks: 12 } },
        reason: { plain: bmiReason, explanation: bmiExplanation },
      },
      {
        id: 'Q03-R2',
        when: { bmi: { from: 25, below: 30 } },
        outcome: 'REVIEW',
        reason: { plain: 'BMIが25以上30未満のため。' },
      },
      {
        id: 'Q03-R3',
        when: { bmi: { from: 30 } },
        outcome: 'TEMP',
        until: { fromAnswer: { weeks: 12 } },
        reason: { plain: bmiReason, explanation: bmiExplanation },
      },
    ],
    sources: ['EU', 'CN', 'NZ', 'OB', 'ES', 'WJG20'],
    range: 'EU 25を超えると対象外、CN 18.5〜28、NZ・OB 30未満、ES・WJG20 18.5〜25',
  },
  Q04: {
    topic: '妊娠・授乳について',
    rules: [
      {
        id: 'Q04-R1',
        when: { choices: ['pregnant'] },
        outcome: 'TEMP',
        until: { open: true },
        reason: {
          plain: '妊娠している、またはその可能性があるため。',
          untilEnd: '出産と授乳が終わって6か月たつと、お申し込みいただけます。',
          ongoingNote: '出産と授乳が終わってから6か月',
        },
        changes: { pregnant: { to: 'recent', when: '出産と授乳が終わったとき' } },
      },
      {
        id: 'Q04-R2',
        when: { choices: ['breastfeeding'] },
        outcome: 'TEMP',
        until: { open: true },
        reason: {
          plain: '授乳中のため。',
          untilEnd: '授乳が終わって6か月たつと、お申し込みいただけます。',
          ongoingNote: '授乳が終わってから6か月',
        },
        changes: { breastfeeding: { to: 'recent', when: '授乳が終わったとき' } },
      },
      {
        id: 'Q04-R3',
        when: { choices: ['recent'] },
        outcome: 'TEMP',
        until: { after: { months: 6 } },
        reason: {
          plain: '出産または授乳を終えられたばかりのため。',
          dated: '{date}に出産または授乳を終えられたため。',
          explanation: 'おからだが落ち着くまで、{period}お待ちいただいています。',
        },
      },
    ],
    sources: ['FR', 'GN', 'OWN'],
    range: 'FR・GN 対象外、6か月は仮の値',
  },
  Q06: {
    topic: '治験や試験への参加について',
    rules: [
      {
        id: 'Q06-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { months: 3 } },
        reason: {
          plain: '治験や、薬・食品の試験に参加されていたため。',
          dated: '{date}まで治験や、薬・食品の試験に参加されていたため。',
          ongoing: '治験や、薬・食品の試験に参加されているため。',
          explanation: '試験の影響がなくなるまで、{period}お待ちいただいています。',
          event: '試験への参加',
        },
      },
    ],
    sources: ['CN', 'OWN'],
    range: 'CN 試験中の薬、3か月は仮の値',
  },
  Q07: {
    topic: 'お仕事について',
    rules: [
      {
        id: 'Q07-R1',
        when: { choices: ['care', 'animals'] },
        outcome: 'REVIEW!',
        reason: { plain: '{choice}をされているため。' },
      },
    ],
    sources: ['EU', 'HK', 'WJG20', 'ES'],
    range: '厳しい案 仕事を離れて3か月、EU・HK・WJG20 対象外、ES 見直し中',
  },
}
