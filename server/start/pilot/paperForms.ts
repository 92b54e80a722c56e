import type { PublicTexts } from '../../../shared/facts/config'
import type { Material } from '../../../shared/facts/operatorFile'
import { changes } from '../../../shared/rules/donating/condition/conditionQuestion'
import { BRISTOL_TYPES } from '../../../shared/rules/donating/units/unitLimits'
import { consentParts } from '../../../shared/words/donating/consentDocument'
import { NO_CHANGE } from '../../../shared/words/donating/condition'
import { kitNumberLabel } from '../../../shared/words/labels/commonLabels'
import {
  guidanceLabels,
  guidanceStatusLabels,
  guidanceVisitLabels,
  identityDocumentLabels,
} from '../../../shared/words/labels/guidanceLabels'
import { donationLabels } from '../../../shared/words/labels/donationLabels'
import { bristolWords, unitLabels, unitStateLabels } from '../../../shared/words/labels/unitLabels'
import { CONFIRM_PERSON } from '../../../shared/words/office/reception'
import type { KnownConsent } from '../../ground/files/readConsents'
import type { PdfParts } from '../../ground/files/writePdf'

import { type Given, box, boxes, DATE, STAFF, PAGE, enteredBy, emptyRows } from './formParts'
import { examDay, judgement } from './examForms'

/** Forms by hand for every step, for hours without network and for the first days. */
export function paperForms(given: Given): PdfParts {
  const { material } = given.texts
  return [
    { title: '紙の様式' },
    {
      text: 'ネットワークや画面が使えないときに、紙で受け付けるための様式です。必要な枚数を先に印刷して、ガイダンスの会場と献便ルームに置きます。書いたことは、つながってから管理画面に入力します。',
    },
    {
      text: '医療に関わることを書いた紙は、健康に関する個人情報です。コピーを作らず、使い終えた紙は細断します。',
    },
    { head: '1　ガイダンスの日の記録' },
    ...guidanceDay(given.texts),
    ...consentToSign(given.consent),
    PAGE,
    ...reception(),
    ...(material === false ? [] : [PAGE, ...unitRecords(material), PAGE, ...labelsByHand()]),
    PAGE,
    ...examDay(given.texts),
    PAGE,
    ...judgement(given),
  ]
}

function guidanceDay({ guidance }: PublicTexts): PdfParts {
  const rows = guidance.hours.flatMap((hour) =>
    emptyRows(guidance.capacity, [
      `${hour}:00`,
      '',
      box(''),
      boxes([guidanceStatusLabels.Attended.admin, guidanceStatusLabels.NoShow.admin]),
      '',
      '',
    ]),
  )
  return [
    { text: `開催日：${DATE}　　会場：${guidance.place}` },
    {
      grid: [
        [
          guidanceVisitLabels.StartAt.admin,
          'お名前・生年月日',
          guidanceVisitLabels.CheckedInAt.admin,
          guidanceVisitLabels.Status.admin,
          kitNumberLabel.admin,
          `${guidanceLabels.ConsentVersion.admin}・本人確認書類`,
        ],
        ...rows,
      ],
      widths: [0.08, 0.25, 0.07, 0.2, 0.16, 0.24],
      rowHeight: 24,
    },
    { text: `本人確認書類：${Object.values(identityDocumentLabels).join('、')}`, small: true },
    enteredBy('recordGuidanceAttendances', 'カレンダーから開く、その日の参加の記録'),
  ]
}

/** The text in force as a paper to sign. */
function consentToSign(consent: KnownConsent | null): PdfParts {
  if (!consent) return []
  return [
    PAGE,
    { head: `2　${consent.title}（${consent.version}）` },
    ...consentParts(consent.text).flatMap(({ heading, paragraphs }): PdfParts => [
      ...(heading === null ? [] : [{ head: heading }]),
      ...paragraphs.map((paragraph) => ({
        text:
          typeof paragraph === 'string' ? paragraph : paragraph.list.map((item) => `・${item}`).join('\n'),
      })),
    ]),
    { head: '署名' },
    {
      text: '説明を受け、内容を理解し、自分の意思で同意します。',
    },
    {
      grid: [
        ['署名した日', DATE],
        ['お名前（自署）', ''],
        ['説明した担当者', ''],
      ],
      widths: [0.3, 0.7],
      rowHeight: 30,
      headless: true,
    },
    enteredBy('recordConsent', '会員のページの「同意書」'),
  ]
}

function reception(): PdfParts {
  const groups = [...new Set(changes.map(({ group }) => group))]
  return [
    { head: '3　献便ルームの受付の記録' },
    { text: `日付：${DATE}` },
    { text: CONFIRM_PERSON.replace('上の表示', 'ドナー証の記載') },
    {
      grid: [
        [
          '時刻',
          'ドナー番号',
          'お名前・生年月日',
          '今日の体調',
          donationLabels.StoolReceiptStatus.admin,
          STAFF,
        ],
        ...emptyRows(11, [
          '',
          '',
          box('ご本人に言っていただいた'),
          boxes([NO_CHANGE, 'あり']).replace('　', '\n'),
          boxes(['あり', 'なし']),
          '',
        ]),
      ],
      widths: [0.09, 0.18, 0.25, 0.22, 0.16, 0.1],
      rowHeight: 32,
    },
    {
      text: '変わったことが「あり」の方の便は、受け取りません。つながってから、画面で判定を確かめてお越しいただきます。うかがった内容は、この紙に書かず、つながってからご本人の画面で答えていただきます。',
    },
    enteredBy('recordDonation', '受付の画面（次の日からは、会員のページの「献便を記録」に理由を添えて）'),
    PAGE,
    { head: '今日の体調でうかがうこと' },
    {
      text: '前回の来室のあと（はじめての方は検査のあと）に変わったことを、この表を見せてうかがいます。どれかにあてはまるかどうかだけを聞き、どれかは言っていただかなくてかまいません。',
    },
    {
      terms: groups.map((group) => [
        group ?? '',
        changes
          .filter((change) => change.group === group)
          .map(({ label }) => label)
          .join('／'),
      ]),
    },
  ]
}

/** 重さ50〜300g、重さ50g以上、重さ300g以下; nothing without a limit. */
function spanOf(of: string, from: number | undefined, until: number | undefined, unit = ''): string {
  if (from === undefined) return until === undefined ? '' : `${of}${until}${unit}以下`
  return until === undefined ? `${of}${from}${unit}以上` : `${of}${from}〜${until}${unit}`
}

function unitRecords(material: Material): PdfParts {
  const { gramsFrom, gramsUntil, typeFrom, typeUntil, minutesUntil, rejectionReasons } = material
  const limits = [
    spanOf('重さ', gramsFrom, gramsUntil, 'g'),
    spanOf('形', typeFrom, typeUntil),
    minutesUntil === undefined ? '' : `出てから${minutesUntil}分以内`,
  ].filter(Boolean)
  const reasons = rejectionReasons.map((reason, at) => `${at + 1} ${reason}`).join('、')
  return [
    { head: '4　便の記録' },
    { text: `日付：${DATE}` },
    {
      grid: [
        [
          unitLabels.ReceivedAt.admin,
          'ドナー番号',
          unitLabels.PassedAt.admin,
          unitLabels.WeightGrams.admin,
          unitLabels.BristolType.admin,
          unitLabels.Accepted.admin,
          unitLabels.Container.admin,
          unitLabels.Number.admin,
        ],
        ...emptyRows(12, ['　　:', '', '　　:', '　　　g', '', '□受け入れる\n□理由（　）', '', '']),
      ],
      widths: [0.09, 0.16, 0.09, 0.11, 0.09, 0.17, 0.12, 0.17],
      rowHeight: 32,
    },
    {
      terms: [
        ['形', BRISTOL_TYPES.map((type) => `${type} ${bristolWords[type]}`).join('　')],
        ['受け入れの基準', limits.join('、') || 'なし'],
        ['受け入れない理由', reasons],
      ],
    },
    {
      text: `便番号は、入力すると出ます。それまでは仮のラベルを貼り、ほかの便と分けて${unitStateLabels.Quarantine}に置きます。入力したら、印刷したラベルを仮のラベルの上に貼り、この表に便番号を書き写します。`,
    },
    enteredBy('recordUnit', '受付の画面の、献便の行'),
  ]
}

const LABEL = [
  `${unitLabels.Number.admin}（入力のあと）：`,
  'ドナー番号：',
  '受け取り：　　月　　日　　時　　分',
  '重さ：　　　　g　　形：　　　容器：',
  unitStateLabels.Quarantine,
].join('\n')

function labelsByHand(): PdfParts {
  return [
    { head: '5　便の仮のラベル' },
    { text: '切り取って、容器に貼ります。名前は書きません。水に強いペンで書きます。', small: true },
    { grid: emptyRows(8, [LABEL, LABEL]), widths: [0.5, 0.5], rowHeight: 78, headless: true },
  ]
}
