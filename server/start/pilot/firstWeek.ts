import type { PublicTexts } from '../../../shared/facts/config'
import { openingHoursText } from '../../../shared/facts/openingHours'
import { VALIDITY_WEEKS } from '../../../shared/facts/terms'
import { rolesFor, type StaffOperation } from '../../../shared/rules/records/access/operations'
import { allWorkKinds, doersOf, workAreaLabels, workKinds } from '../../../shared/rules/office/work'
import { rolesLabel } from '../../../shared/words/labels/consoleLabels'
import { userStatusLabels } from '../../../shared/words/labels/statusLabels'
import type { PdfParts } from '../../ground/files/writePdf'

/** What is done, by whoever may, or by a name of its own. */
type Step = readonly [what: string, who: StaffOperation | '運用の担当']

const before: readonly Step[] = [
  ['運営者ファイルを書き、「npm run doctor」に直すところがないことを確かめる', '運用の担当'],
  [
    '鍵（HEALTH_KEY、SEAL_KEY、CHECKPOINT_KEY、VAPID_KEY、ageの秘密鍵）を、サーバーの外の2か所に控える',
    '運用の担当',
  ],
  ['バックアップを1つ、別のコンピューターで戻してみる', '運用の担当'],
  ['同僚を登録し、役割を付ける。全員が自分でログインし、認証アプリを設定する', 'createAdministrator'],
  ['判定基準を確かめ、承認する', 'approveCriteria'],
  ['受付時間、休業日、検査を受けられる曜日と人数を入れる', 'updateOpening'],
  ['決まった時に送るメールの文を読み、自分あてに試しに送る', 'saveMailText'],
  ['検査機関の見本のファイルを、取り込みの画面で読み取れるか確かめる（記録はしない）', 'recordTestPanels'],
  ['紙の様式を印刷して、会場と献便ルームに置く', 'recordGuidanceAttendances'],
  ['身内が会員として登録し、オンラインチェックまで進んで退会する', '運用の担当'],
]

const days: readonly (readonly [title: string, steps: readonly Step[]])[] = [
  [
    '1日目　登録をはじめる',
    [
      ['朝、サーバーとバックアップのしらせを確かめる', '運用の担当'],
      ['ホームを公開する。はじめの登録が「きょうの机」とメールに正しく出るか見る', 'createPersonNote'],
      ['今月のガイダンスの枠を、少なめに開く', 'updatePreferenceSlot'],
      ['電話とメールで聞かれたことを、そのままの言葉で書きとめる', 'createPersonNote'],
    ],
  ],
  [
    '2日目　ガイダンスの予約を受ける',
    [
      ['案内のメールが届き、予約できたか、会員に電話で1人聞く', 'inviteOutOfTurn'],
      ['通過しなかった方に見えている文を、医師が画面で読む', 'clearCheckPoint'],
      ['メールの失敗が0か見る', 'resendMail'],
    ],
  ],
  [
    '3日目　はじめてのガイダンス',
    [
      ['会場で、来所、本人確認、同意、キットのお渡しを記録する', 'recordGuidanceAttendances'],
      ['同じことを紙の様式にも1人分書き、見比べる', 'recordGuidanceAttendances'],
      ['検査の希望日を、病院の日に合わせて決める', 'scheduleExam'],
    ],
  ],
  [
    '4日目　検査と献便の練習',
    [
      ['病院に、検査の日の一覧が届いたか電話で確かめる', 'scheduleExam'],
      ['受付の端末のネットワークを切り、1件受け付けて、つないで届くか見る（あとで取り消す）', 'undoDonation'],
      ['便のラベルを1枚印刷し、容器に貼って読み取る', 'recordUnit'],
      ['別の担当者が、停止と再開を練習用の会員で行う', 'stopUser'],
    ],
  ],
  [
    '5日目　ふり返り',
    [
      ['「きょうの机」に残った行に、1つずつ理由があるか見る', 'finishWorkItem'],
      ['紙、画面、協力金の記録の数が同じか確かめる', 'settleRewards'],
      ['だれが記録を見たかを、監査の担当者が見る', 'listRecordReads'],
      ['測った数を表に書き、来週に変えることを3つまで決める', '運用の担当'],
    ],
  ],
]

const stepRows = (steps: readonly Step[]): string[][] => [
  ['すること', 'だれが', '済み'],
  ...steps.map(([what, who]) => [what, who === '運用の担当' ? who : rolesLabel(rolesFor(who)), '□']),
]

/** What is done before and in the first week, and by whom. */
export function firstWeek({ contact, guidance, donationRoom }: PublicTexts): PdfParts {
  const widths = [0.62, 0.29, 0.09]
  return [
    { title: 'はじめの1週間の予定' },
    {
      terms: [
        ['電話の受付', openingHoursText(contact.openingHours)],
        [
          'ガイダンス',
          `${guidance.hours.map((hour) => `${hour}時`).join('、')}（各${guidance.capacity}名まで）`,
        ],
        ['献便ルーム', openingHoursText(donationRoom.openingHours)],
      ],
    },
    { head: 'はじめる前に' },
    { grid: stepRows(before), widths },
    ...days.flatMap(([title, steps]): PdfParts => [{ head: title }, { grid: stepRows(steps), widths }]),
    {
      text: `検査の結果が出て、はじめての献便があるのは、早くて2、3週間あとです。認定は検査の日から${VALIDITY_WEEKS}週間です。はじめの週は人を少なく入れ、流れを確かめてから枠を増やします。`,
    },
    { head: '毎日、だれが何をするか' },
    {
      text: '管理画面の「きょうの机」に、する人の分だけが出ます。朝と、昼すぎの2回開きます。記録が済むと、行は自分で消えます。',
    },
    {
      grid: [
        ['仕事', 'すること', 'だれが'],
        ...allWorkKinds.map((kind) => {
          const { label, area, act } = workKinds[kind]
          return [`${workAreaLabels[area]}：${label}`, act, rolesLabel(doersOf(kind))]
        }),
      ],
      widths: [0.44, 0.26, 0.3],
    },
  ]
}

const WEEKS = ['1週目', '2週目', '3週目', '4週目']
const row = (name: string) => [name, ...WEEKS.map(() => '')]
const measureTable = (names: readonly string[]) => ({
  grid: [['測ること', ...WEEKS], ...names.map(row)],
  widths: [0.48, 0.13, 0.13, 0.13, 0.13],
  rowHeight: 20,
})

/** What tells whether the beginning goes well, to be written down once a week. */
export function measures({ rewards }: PublicTexts): PdfParts {
  return [
    { title: '測ること' },
    {
      text: '週に1回、同じ曜日の同じ時刻に書きます。数そのものより、先週とのちがいと、そのわけを残します。人が特定される数（5人未満の内訳など）は、社外に出しません。',
    },
    { head: '人の流れ（管理画面の状態ごとの人数から）' },
    measureTable(Object.values(userStatusLabels).map((name) => `${name}に、ここまで進んだ人数`)),
    { head: '待っている時間' },
    measureTable([
      'ガイダンスの案内を待つ人と、先頭の方が待った日数',
      '検査日の希望から、日が決まるまで（日）',
      '検査から、判定をお伝えするまで（日）',
      '献便ルームで、着いてから帰るまで（分、3人に聞く）',
    ]),
    { head: '事務局の手間' },
    measureTable([
      '電話の件数と、いちばん多かった用件',
      'やり直した操作、断られた操作の数',
      '言葉で説明し直した画面の数（言われた言葉を別に書く）',
      '週の終わりに「きょうの机」に残った行',
      '役割ごとの、画面を使った時間（時間）',
    ]),
    { head: '正しさと安全' },
    measureTable([
      '紙と画面の記録のちがい（0にする）',
      'メールの失敗と、電話で伝えた数',
      `献便の数×${rewards.donationYen.toLocaleString('ja-JP')}円と、協力金の記録のちがい（0にする）`,
      '閲覧の確認になった件数',
      'バックアップができた夜の数（7にする）と、戻してみた日',
      'サービスが答えなかった時間（分）',
    ]),
    { head: 'やめる目安' },
    {
      text: '次のどれかがあれば、新しい登録を止めて、わけを調べます。別の人の記録が見えた。判定基準とちがう判定が出た。便と人の対応がわからなくなった。バックアップが2日続けてできなかった。会員に伝えたことと、したことがちがった。',
    },
  ]
}
