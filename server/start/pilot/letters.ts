import { TABLE_MEGABYTES } from '../../../shared/facts/terms'
import { contactLine, type PublicTexts } from '../../../shared/facts/config'
import { openingHoursText } from '../../../shared/facts/openingHours'
import { specimenLabels } from '../../../shared/rules/criteria/ruleWords'
import type { Analyte } from '../../../shared/rules/donating/units/analytes'
import { panelTableExplanation } from '../../../shared/words/donating/panelTable'
import { panelKindLabels } from '../../../shared/words/donating/panelKinds'
import { panelJudgementLabels } from '../../../shared/words/donating/panels'
import { examGuide } from '../../../shared/words/check/exam'
import type { CsvColumns } from '../../ground/files/readCsv'
import { writeCsv } from '../../ground/files/csvLines'
import type { PdfParts } from '../../ground/files/writePdf'
import { columnsOf } from '../../care/panels/panelTable'
import { shareFloraResults } from '../../office/bulk/floraAct'

type Given = { texts: PublicTexts; analytes: readonly Analyte[] }

const opening = (to: string, title: string, { operator, serviceName }: PublicTexts): PdfParts => [
  { title },
  { text: '　　　　年　　月　　日' },
  { text: `${to}　御中` },
  { text: `${operator.name}\n${operator.representative}\n${operator.address}` },
  {
    text: `当社は、腸内細菌を用いた治療のために便を提供してくださる方（ドナー）を募り、「${serviceName}」で応募から認定、提供までを管理しています。ご協力にあたり、次のとおりお願いいたします。`,
  },
]

const closing = ({ contact, operator }: PublicTexts): PdfParts => [
  { head: 'ご連絡先' },
  {
    text: `${operator.name}　${contactLine({ contact })}\n受付時間　${openingHoursText(contact.openingHours)}`,
  },
]

export function letterToHospital({ texts, analytes }: Given): PdfParts {
  const { hospital, material } = texts
  const guide = examGuide(texts, 'Registration', null)
  return [
    ...opening(hospital.name, 'ドナーの検査についてのお願い', texts),
    { head: 'お願いする検査' },
    {
      terms: [
        ['内容', guide.content],
        ['場所', guide.place],
        [
          '受診する方',
          `${Object.values(panelKindLabels).join('、')}のどれかを受ける方。診療の患者さんではありません`,
        ],
        ['お持ちになるもの', guide.belongings.join('、')],
        ['食事の指示', hospital.fasting],
        ['会員に伝える診療時間', hospital.hours],
        ['会員に伝える電話番号', hospital.tel],
      ],
    },
    { head: '検査の日' },
    {
      text: '検査を受けられる曜日、時間帯、1日の人数を、はじめにお知らせください。会員の希望をその範囲で受け、決まった日を、前の週までに一覧でお届けします。変更とキャンセルは、当社が会員から受けてお伝えします。',
    },
    ...(material === false
      ? []
      : ([
          { head: '検査の項目' },
          {
            grid: [
              ['項目', '検体'],
              ...analytes.map(({ name, specimen }) => [name, specimenLabels[specimen]]),
            ],
            widths: [0.7, 0.3],
          },
          {
            text: `結果は、項目ごとに${Object.values(panelJudgementLabels).join('、')}のどれかと、検体を採った日をお返しください。検査機関から表（CSV）でいただくときの形は、検査機関あての書面にあります。`,
          },
        ] satisfies PdfParts)),
    { head: '結果をお返しいただくとき' },
    {
      text: '結果は、ドナー番号か会員IDを付けて、当社の医師だけが開ける方法でお送りください。名前や病名を、メールの件名や本文に書かないでください。認定の判定は、当社の医師が行い、本人に伝えます。',
    },
    {
      text: '緊急の対応や届け出が必要な結果が出たときは、書面を待たず、すぐに下の電話へご連絡ください。本人への説明と受診の紹介は、担当の医師どうしで相談させてください。',
    },
    {
      text: '検査の中で具合が悪くなった方がいたときは、診療を先にお願いします。費用の扱いは、契約書によります。',
    },
    ...closing(texts),
  ]
}

export function letterToLaboratory({ texts, analytes }: Given): PdfParts {
  return [
    ...opening('検査機関', '検査の結果をお送りいただく表についてのお願い', texts),
    ...(texts.material === false
      ? []
      : ([
          { head: '検査の結果（panels.csv）' },
          { text: panelTableExplanation },
          columnTable(columnsOf(analytes), panelCells(analytes)),
          {
            text: '日付は2026-12-01の形で書きます。必須でない欄は空けられますが、検査した項目の検体を採った日は、必ず書いてください。',
          },
        ] satisfies PdfParts)),
    { head: '腸内フローラ検査の結果（flora.csv）' },
    {
      text: '1つの検体を1行に書きます。検体は、検体番号で見分けます。腸内細菌の割合は1つの欄に「名前：割合」を「；」で区切って書き、割合の合計を1にします。',
    },
    columnTable(shareFloraResults.columns, FLORA_CELLS),
    { head: 'ファイルの形' },
    {
      text: `CSV（コンマ区切り）で、文字コードはUTF-8かShift_JISです。見出しは上の言葉のとおりに、順番は自由です。知らない見出しがあると、どの行も読み取りません。1つのファイルは1万行、${TABLE_MEGABYTES}MBまでです。いっしょにお渡しする見本のファイルに上書きするのが確実です。`,
    },
    {
      text: '名前、生年月日、住所は書かないでください。同じファイルを二度お送りいただいても、二重には記録しません。直した結果は、直した行だけのファイルでお送りください。',
    },
    ...closing(texts),
  ]
}

const columnTable = <Field extends string>(
  { headings, required }: CsvColumns<Field>,
  cells: Readonly<Record<string, string>>,
) => ({
  grid: [
    ['見出し', '', '見本'],
    ...Object.entries<string>(headings).map(([field, heading]) => [
      heading,
      required.some((one) => one === field) ? '必須' : '',
      cells[field] ?? '',
    ]),
  ],
  widths: [0.45, 0.1, 0.45],
})

const panelCells = (analytes: readonly Analyte[]): Record<string, string> => ({
  Person: 'D-000001',
  Test: panelKindLabels.Registration,
  Laboratory: '検査機関の名前',
  Blood: '2026-12-01',
  Stool: '2026-12-01',
  Saliva: '2026-12-01',
  ...Object.fromEntries(analytes.map(({ id }) => [`Result.${id}`, panelJudgementLabels.Negative])),
})

const FLORA_CELLS: Readonly<Record<string, string>> = {
  SampleId: '検体の番号',
  ExamDate: '2026-12-01',
  DiversityScore: '3.2',
  Enterotype: 'B',
  IntestinalFloraComposition: 'Bacteroides:0.6；Blautia:0.4',
}

const sampleOf = <Field extends string>(
  { headings }: CsvColumns<Field>,
  cells: Readonly<Record<string, string>>,
): string =>
  writeCsv(Object.values<string>(headings), [Object.keys(headings).map((field) => cells[field] ?? '')])

/** Tables to write over, as the product reads them. */
export const panelSample = (analytes: readonly Analyte[]): string =>
  sampleOf(columnsOf(analytes), panelCells(analytes))
export const floraSample = (): string => sampleOf(shareFloraResults.columns, FLORA_CELLS)
