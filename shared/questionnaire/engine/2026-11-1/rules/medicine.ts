import type { QuestionRules } from '../../rule'

const untilBalanced = '腸内細菌の状態が落ち着くまで、{period}お待ちいただいています。'

export const medicineRules: Record<string, QuestionRules> = {
  Q45: {
    topic: '抗菌薬（抗生物質）について',
    rules: [
      {
        id: 'Q45-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { months: 3 } },
        reason: {
          plain: '抗菌薬を使われたため。',
          dated: '{date}まで抗菌薬を使われたため。',
          ongoing: '抗菌薬を使われているため。',
          explanation: untilBalanced,
          event: '抗菌薬の使用',
        },
      },
    ],
    sources: ['EU', 'ACG', 'CN', 'FR', 'NZ', 'BB', 'HK', 'IL15', 'IL22', 'WJG20'],
    range: '2〜6か月（EU・ACG・CN・FR・NZ・BB・HK 3か月、IL15 2か月、IL22・WJG20 6か月）',
  },
  Q46: {
    topic: '胃酸をおさえる薬について',
    rules: [
      {
        id: 'Q46-R1',
        when: { choices: ['stopped'] },
        outcome: 'TEMP',
        until: { after: { months: 3 } },
        reason: {
          plain: '胃酸をおさえる薬を使われたため。',
          dated: '{date}まで胃酸をおさえる薬を使われたため。',
          explanation: untilBalanced,
        },
      },
      {
        id: 'Q46-R2',
        when: { choices: ['regular'] },
        outcome: 'REVIEW!',
        reason: { plain: '胃酸をおさえる薬を、続けて使われているため。' },
      },
    ],
    sources: ['CN', 'EU'],
    range: 'CN 3か月、EU 常用',
  },
  Q47: {
    topic: '免疫などに関わる薬について',
    rules: [
      {
        id: 'Q47-R1',
        when: { choices: ['current', 'chemotherapy'] },
        outcome: 'PERM',
        reason: {
          plain: '「{choice}」とお答えいただいたため。',
          explanation: '薬が腸内細菌に与える影響と、患者さんへの影響が、まだ十分にわかっていません。',
        },
        changes: { current: { to: 'past', when: '薬による治療が必要なくなったとき' } },
      },
      {
        id: 'Q47-R2',
        when: { choices: ['shortSteroid'] },
        outcome: 'TEMP',
        until: { after: { months: 3 } },
        reason: {
          plain: 'ステロイド（飲み薬・注射）を使われたため。',
          dated: '{date}までステロイド（飲み薬・注射）を使われたため。',
          ongoing: 'ステロイド（飲み薬・注射）を使われているため。',
          explanation: untilBalanced,
          event: 'ステロイドの使用',
        },
      },
      {
        id: 'Q47-R3',
        when: { choices: ['past'] },
        outcome: 'REVIEW!',
        reason: { plain: '「{choice}」とお答えいただいたため。' },
      },
    ],
    sources: ['EU', 'ACG', 'CN', 'IL22', 'WJG20', 'FR'],
  },
  Q48: {
    topic: 'この3か月に使われた薬について',
    rules: [
      {
        id: 'Q48-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { months: 3 } },
        reason: {
          plain: '抗真菌薬・抗ウイルス薬・虫くだしを使われたため。',
          dated: '{date}まで抗真菌薬・抗ウイルス薬・虫くだしを使われたため。',
          ongoing: '抗真菌薬・抗ウイルス薬・虫くだしを使われているため。',
          explanation: untilBalanced,
          event: '薬の使用',
        },
      },
    ],
    sources: ['LIST', 'FR', 'KR'],
    range: 'LIST・FR 3か月',
  },
  Q49: {
    topic: 'いま使われている薬について',
    rules: [
      {
        id: 'Q49-R1',
        when: { choices: ['painkillerRegular'] },
        outcome: 'TEMP',
        until: { after: { months: 1 } },
        reason: {
          plain: '痛み止めを続けて使われたため。',
          dated: '{date}まで痛み止めを続けて使われたため。',
          ongoing: '痛み止めを続けて使われているため。',
          explanation: '腸の状態が落ち着くまで、{period}お待ちいただいています。',
          event: '痛み止めの使用',
        },
      },
      {
        id: 'Q49-R2',
        when: { choices: ['kampo', 'sleeping', 'other'] },
        outcome: 'REVIEW',
        reason: { plain: '「{choice}」を使われているとお答えいただいたため。' },
      },
    ],
    sources: ['FR', 'IL22'],
    range: 'FR 1か月（避妊薬を除く）、IL22 長く使う薬すべて',
  },
  Q50: {
    topic: '整腸剤やサプリについて',
    rules: [
      {
        id: 'Q50-R1',
        when: { choices: ['yes'] },
        outcome: 'TEMP',
        until: { after: { months: 1 } },
        reason: {
          plain: '整腸剤やプロバイオティクスのサプリを、続けて使われたため。',
          dated: '{date}まで整腸剤やプロバイオティクスのサプリを、続けて使われたため。',
          ongoing: '整腸剤やプロバイオティクスのサプリを、続けて使われているため。',
          explanation: 'ふだんの腸内細菌の状態にもどるまで、{period}お待ちいただいています。',
          event: '整腸剤やサプリの使用',
        },
      },
    ],
    sources: ['LIST', 'IL22', 'OWN'],
    range: 'LIST 3か月、1か月と食品の例外は仮の値',
  },
}
