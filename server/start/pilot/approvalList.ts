import { criteriaInWords } from '../../../shared/rules/criteria/inWords'
import {
  analytesOf,
  criteriaOf,
  numberOfForm,
  type CriteriaContent,
} from '../../../shared/rules/criteria/content'
import { refusalWait } from '../../../shared/rules/criteria/contentChanges'
import { refusalName } from '../../../shared/rules/criteria/refusalName'
import { analyteFields } from '../../../shared/rules/criteria/ruleWords'
import { sourceTitle } from '../../../shared/rules/criteria/sources'
import { rolesFor } from '../../../shared/rules/records/access/operations'
import { AGE_LIMIT, MINIMUM_AGE } from '../../../shared/rules/person/ages'
import { rolesLabel } from '../../../shared/words/labels/consoleLabels'
import type { PublicTexts } from '../../../shared/facts/config'
import type { Questionnaire } from '../../../shared/questionnaire/engine/question'
import { criteriaHash } from '../../care/criteria/criteriaHash'
import type { PdfParts } from '../../ground/files/writePdf'

type Given = { texts: PublicTexts; form: Questionnaire; content: CriteriaContent }

const WIDTHS = [0.36, 0.46, 0.18]
const DECIDED = '□このまま\n□直す'
const HEAD = ['だれが', 'どうなる', '医師の判断']

/** A row is never cut, so a rule with many choices has several: one as high as a page leaves that before it empty. */
const MOST_IN_A_ROW = 200

function partsOf(choices: readonly string[]): string[] {
  const parts = ['']
  for (const choice of choices) {
    const last = parts.length - 1
    const longer = [parts[last], choice].filter(Boolean).join('、')
    if (longer.length > MOST_IN_A_ROW && parts[last]) parts.push(choice)
    else parts[last] = longer
  }
  return parts
}

/** Every rule of the criteria that the program brings, for the responsible physician to decide on. */
export function approvalList({ texts, form, content }: Given): PdfParts {
  const name = { number: numberOfForm(form.version), sha256: criteriaHash(content) }
  const sections = criteriaInWords(criteriaOf(form, content, name), texts.region.name)
  const count = sections.flatMap(({ questions }) => questions.flatMap(({ rules }) => rules)).length
  return [
    { title: '判定基準の承認リスト' },
    {
      terms: [
        ['版', name.number],
        ['照合値（SHA-256）', name.sha256],
        ['規則の数', `${count}`],
        ['年齢', `${MINIMUM_AGE}歳以上${AGE_LIMIT}歳未満（規約の定め）`],
        ['地域', content.municipalities.join('、')],
      ],
    },
    {
      text: 'プログラムに付いている判定基準です。仮の値を含むため、責任医師が1つずつ確かめ、承認するまで使えません。「直す」とした規則は、余白に値を書き、管理画面の「判定基準」で下書きを作って直します。',
    },
    {
      text: `紙への署名だけでは、適用されません。${rolesLabel(rolesFor('approveCriteria'))}が管理画面で承認したときに、上の照合値の内容が適用されます。内容を直した医師は、その版を承認できません。画面の照合値が上と同じことを確かめてください。`,
    },
    ...sections.flatMap(({ title, questions }): PdfParts => [
      { head: title },
      ...questions.flatMap(({ id, title: short, text, protects, rules }): PdfParts => {
        const { sources = [], range } = content.rules[id] ?? {}
        return [
          { text: `${id}　${short}：${text}` },
          {
            grid: [
              HEAD,
              ...rules.flatMap(({ who, choices, follows, why }) =>
                partsOf(choices).map((some, part) => [
                  [part === 0 ? who : '（続き）', some].filter(Boolean).join('：'),
                  part === 0 ? [follows, why].filter(Boolean).join('\n') : '',
                  part === 0 ? DECIDED : '',
                ]),
              ),
            ],
            widths: WIDTHS,
          },
          {
            text: [
              protects ?? '',
              `出典：${sources.map(sourceTitle).join('、') || 'なし'}`,
              range ? `出典による違い：${range}` : '',
            ]
              .filter(Boolean)
              .join('\n'),
            small: true,
          },
        ]
      }),
    ]),
    { head: '病院での検査のあとにお伝えする理由' },
    {
      grid: [
        ['理由と、会員に伝える文', 'もう一度応募できるとき', '医師の判断'],
        ...content.hospitalRefusals.map((refusal) => [
          `${refusalName(refusal.id)}\n${refusal.sentence}`,
          refusalWait(refusal),
          DECIDED,
        ]),
      ],
      widths: [0.52, 0.3, 0.18],
    },
    ...(texts.material === false
      ? []
      : ([
          { head: '便のための検査の項目' },
          {
            grid: [
              ['項目', '検体', '陽性のときにさかのぼる範囲', '医師の判断'],
              ...analytesOf(content).map((analyte) => [...Object.values(analyteFields(analyte)), DECIDED]),
            ],
            widths: [0.34, 0.1, 0.38, 0.18],
          },
        ] satisfies PdfParts)),
    { head: '署名' },
    {
      grid: [
        ['確かめた日', '　　　　年　　月　　日'],
        ['責任医師', ''],
        ['直す規則の数', '　　　　（0のときは0と書く）'],
      ],
      widths: [0.3, 0.7],
      rowHeight: 30,
      headless: true,
    },
  ]
}
