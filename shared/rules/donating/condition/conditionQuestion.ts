import { type QuestionId, IN_PERSON, NONE } from '../../../questionnaire/engine/answer'
import type { Option, Question } from '../../../questionnaire/engine/question'

/** A possible change, and the online check's question and choice whose rules apply to it. */
type Change = Option & { rule: { question: QuestionId; choice: string } | null }

const healed = { label: '治った日', ongoing: 'まだ治っていない' }
const lastUsed = { label: '最後に使った日', ongoing: 'いまも使っている' }

const change = (
  id: string,
  label: string,
  rule: string | null,
  date?: Option['date'],
): Omit<Change, 'group'> => {
  const [question = '', choice = ''] = rule?.split(' ') ?? []
  return { id, label, rule: rule === null ? null : { question, choice }, ...(date ? { date } : {}) }
}

const together = (group: string, them: readonly ReturnType<typeof change>[]): Change[] =>
  them.map((one) => ({ ...one, group }))

export const changes: readonly Change[] = [
  ...together('おなかの調子', [
    change('diarrhoea', '急な下痢や嘔吐（原因はわかっていない）', 'Q09 noGerm', healed),
    change('germ', '急な下痢や嘔吐（検査で原因がわかった）', 'Q09 germ', healed),
    change('blood', '便に血が混じった', 'Q11 blood'),
    change('black', '黒い便が出た', 'Q11 black'),
  ]),
  ...together('熱・感染症', [
    change('fever', '37.5℃以上の熱や、かぜのような症状', 'Q08 yes', healed),
    change('influenza', '新型コロナ、インフルエンザ', 'Q10 yes', healed),
    change('household', '一緒に暮らす方の、胃腸炎など人にうつる病気', 'Q12 yes', {
      label: 'その方が治った日',
      ongoing: 'まだ治っていない',
    }),
    change('contact', '肝炎・HIV・結核の方の血液や体液にふれた、または同居した', 'Q31 yes', {
      label: '最後にあった日',
      ongoing: 'いまも続いている',
    }),
    change('partner', '新しい方、または複数の方との、予防具を使わない性的な接触', 'Q36 yes'),
    change('sexual', '性感染症と診断された、または治療を受けた', 'Q37 yes', healed),
  ]),
  ...together('薬（飲み薬・注射）', [
    change('antibiotics', '抗菌薬（抗生物質）', 'Q45 yes', lastUsed),
    change('antivirals', '抗ウイルス薬・抗真菌薬・虫くだし', 'Q48 yes', lastUsed),
    change('acid', '胃酸をおさえる薬（PPIなど）', 'Q46 stopped', lastUsed),
    change('steroid', 'ステロイド（塗り薬・吸入・点鼻をのぞく）', 'Q47 shortSteroid', lastUsed),
    change('painkiller', '痛み止め（ほぼ毎日使った）', 'Q49 painkillerRegular', lastUsed),
    change('probiotics', '整腸剤やサプリ（続けて使った）', 'Q50 yes', lastUsed),
    change('laxative', '便秘薬・下剤・浣腸', 'Q17 once', { label: '最後に使った日' }),
    change('medicine', 'そのほかの新しい薬', 'Q49 other'),
  ]),
  ...together('予防接種・けが・医療機関', [
    change('vaccine', '予防接種（生ワクチンではないもの）', 'Q44 influenza', { label: '受けた日' }),
    change('liveVaccine', '予防接種（生ワクチン、または種類がわからない）', 'Q44 unsure', {
      label: '受けた日',
    }),
    change('colonoscopy', '大腸内視鏡の検査', 'Q23 colonoscopy', { label: '検査を受けた日' }),
    change('hospital', '入院、または施設での生活', 'Q40 domestic', {
      label: '退院・退所した日',
      ongoing: 'いまも続いている',
    }),
    change('transfusion', '輸血や血液製剤', 'Q32 yes', {
      label: '最後に受けた日',
      ongoing: 'いまも受けている',
    }),
    change('needle', '針刺しなど、ほかの人の血液にふれる事故', 'Q34 yes', {
      label: '最後にあった日',
    }),
  ]),
  ...together('タトゥー・ピアスなど', [
    change('tattoo', 'タトゥー', 'Q35 tattoo', { label: '最後に入れた日' }),
    change('earlobe', 'ピアスの穴あけ（医療機関での耳たぶ）', 'Q35 earlobe', { label: '穴をあけた日' }),
    change('piercing', 'ピアスの穴あけ（そのほか）', 'Q35 piercing', { label: '最後に穴をあけた日' }),
    change('makeup', 'アートメイク', 'Q35 makeup', { label: '最後に受けた日' }),
    change('acupuncture', 'はり治療', 'Q35 acupuncture', {
      label: '最後に受けた日',
      ongoing: 'いまも通っている',
    }),
  ]),
  ...together('海外旅行', [
    change('abroadLowRisk', '海外（感染症の少ない国・地域だけ）', 'Q42 US', { label: '帰国日' }),
    change('abroad', '海外（そのほかの国・地域、またはどちらかわからない）', 'Q42 CN', {
      label: '帰国日',
    }),
    change('abroadCare', '旅行先で病院にかかった、または入院した', 'Q43 care', {
      label: '最後にかかった日、または退院した日',
    }),
  ]),
  ...together('そのほか', [
    change('illness', '新しく病気がわかった、または治療を始めた', 'Q29 other'),
    change('pregnancy', '妊娠した、またはその可能性がある', 'Q04 pregnant'),
    change('other', 'そのほか、気になること', null),
  ]),
]

/** Countries with the shorter waiting time. A test compares it with the online check's list. */
export const LOW_RISK_COUNTRIES =
  '韓国、台湾、香港、マカオ、シンガポール、アメリカ（本土・ハワイ）、カナダ、グアム、サイパン（北マリアナ諸島）、イギリス、アイルランド、フランス、ドイツ、オランダ、ベルギー、ルクセンブルク、スイス、オーストリア、イタリア、スペイン、ポルトガル、マルタ、ギリシャ、キプロス、デンマーク、スウェーデン、ノルウェー、フィンランド、アイスランド、エストニア、ラトビア、リトアニア、ポーランド、チェコ、スロバキア、ハンガリー、スロベニア、クロアチア、モナコ、サンマリノ、バチカン市国、アンドラ、リヒテンシュタイン、オーストラリア、ニュージーランド'

/** The possible changes as an online check question, for the same screens and parser. */
export const conditionQuestion: Question = {
  id: 'condition',
  section: 'condition',
  kind: 'list',
  text: '変わったことを選んでください',
  english: 'What has changed since the last visit, and when?',
  hint: 'あてはまる項目を開き、すべて選んでください。',
  options: changes.map(({ rule: _rule, ...option }) => option),
  notices: [
    {
      choices: ['blood', 'black'],
      kind: 'medical',
      text: 'この症状は、医療機関への相談をおすすめします。どうぞご自身のからだを大切になさってください。',
    },
    {
      choices: ['antibiotics', 'antivirals', 'acid', 'steroid', 'painkiller', 'probiotics', 'medicine'],
      kind: 'gentle',
      text: 'いまの薬は、献便のためにやめないでください。',
    },
    {
      choices: ['abroadLowRisk'],
      kind: 'gentle',
      text: `次の国・地域だけに行かれたときに選んでください。${LOW_RISK_COUNTRIES}`,
    },
  ],
  sensitive: true,
  judged: true,
}

/** With 変わりはありません, for the day's statement. */
export const statementQuestion: Question = {
  ...conditionQuestion,
  options: [{ id: NONE, label: '変わりはありません', exclusive: true }, ...(conditionQuestion.options ?? [])],
}

export const labelOfChange = (choice: string): string =>
  choice === IN_PERSON ? '対面で話したい' : (changes.find(({ id }) => id === choice)?.label ?? choice)
