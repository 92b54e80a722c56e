import type { PublicTexts } from '../../../shared/facts/config'
import { specimens } from '../../../shared/rules/donating/units/analytes'
import { specimenLabels } from '../../../shared/rules/criteria/ruleWords'
import { panelJudgementLabels } from '../../../shared/words/donating/panels'
import { panelKindLabels } from '../../../shared/words/donating/panelKinds'
import { kitNumberLabel } from '../../../shared/words/labels/commonLabels'
import { certificationLabels, healthCheckLabels } from '../../../shared/words/labels/screeningLabels'
import type { PdfParts } from '../../ground/files/writePdf'

import { type Given, box, boxes, DATE, PERSON, enteredBy, emptyRows } from './formParts'

/** Two a line. */
const KINDS = Object.values(panelKindLabels)
  .map(box)
  .join('　')
  .replace(/(^[^　]+　[^　]+)　/, '$1\n')

export function examDay({ hospital }: PublicTexts): PdfParts {
  return [
    { head: '6　検査の日の記録' },
    { text: `検査日：${DATE}　　${hospital.name}　${hospital.reception}` },
    {
      grid: [
        [
          '時刻',
          PERSON,
          '検査',
          '来院',
          healthCheckLabels.MedicalHistoryStatus.admin,
          ...specimens.map((name) => specimenLabels[name]),
          kitNumberLabel.admin,
        ],
        ...emptyRows(11, ['', '', KINDS, '□', '□', '□', '□', '□', '']),
      ],
      widths: [0.08, 0.18, 0.27, 0.06, 0.07, 0.06, 0.06, 0.06, 0.16],
      rowHeight: 34,
    },
    {
      text: '受け取った検体の□に印を付けます。採れなかった検体は、空けたままにして、別の日を相談します。',
      small: true,
    },
    enteredBy('scheduleExam', 'カレンダーの、その日の検査'),
  ]
}

export function judgement({ analytes, refusals, texts: { material } }: Given): PdfParts {
  const labels = healthCheckLabels
  return [
    { head: '7　検査の結果と判定の記録（医師）' },
    {
      grid: [
        [PERSON, ''],
        [labels.ExamDate.admin, DATE],
        [
          `${labels.MedicalHistoryStatus.admin}・${labels.SampleTestResult.admin}・${labels.NormalJudgmentStatus.admin}`,
          '',
        ],
        [labels.DonorStatus.admin, boxes(Object.values(certificationLabels).toReversed())],
        [labels.Reason.admin, refusals.map(box).join('\n')],
        ['判定した医師・日', ''],
      ],
      widths: [0.3, 0.7],
      rowHeight: 26,
      headless: true,
    },
    ...(material === false
      ? []
      : [
          {
            grid: [
              ['検査項目', '検体', '採った日', '結果'],
              ...analytes.map(({ name, specimen }) => [
                name,
                specimenLabels[specimen],
                '　　月　　日',
                boxes(Object.values(panelJudgementLabels)),
              ]),
            ],
            widths: [0.3, 0.1, 0.15, 0.45],
            rowHeight: 22,
          },
          {
            text: `${panelJudgementLabels.Positive}か${panelJudgementLabels.Indeterminate}があれば、すぐに献便ルームへ電話し、その方の便を使わないよう分けます。結果は、別の医師が確かめます。`,
          },
        ]),
    enteredBy('recordHealthCheck', '会員のページの「判定を登録」'),
  ]
}
