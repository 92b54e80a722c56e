import { GUIDANCE_MINUTES } from '../../../shared/facts/terms'
import type { Material, OperatorFile } from '../../../shared/facts/operatorFile'
import type { OpeningHours } from '../../../shared/facts/openingHours'

/** Explained as a whole. */
type Whole = OpeningHours | OperatorFile['ranks'] | Material['retentionYears']

type Explained<Value> = Value extends Whole | readonly unknown[]
  ? string
  : Value extends object
    ? { [Key in keyof Value]-?: Explained<Exclude<Value[Key], undefined | false>> }
    : string

const HOURS = '曜日ごとに「9:00-17:00」の形で書きます。開いていない日はnullです。'
const MAP = '「https://」で始まるURLです。地図の「共有」で得られます。'
const ROOM =
  'はじめての方に、来室の様子を伝える文です。なくてもかまいません。書いたものだけがホームに出ます。'

/** What each key of the operator file does, for whoever fills it in. A new key without one does not compile. */
export const operatorWords: Explained<OperatorFile> = {
  serviceName: '画面、メール、書類に出る呼び名です。',
  operator: {
    name: '規約、書類、メールの署名に出ます。登記の名称と同じにしてください。',
    address: '規約と書類に出ます。',
    representative: '規約に、役職とあわせて出ます。',
  },
  region: {
    name: '「山形県庄内地域」のように、会員に伝わる呼び名です。',
    prefecture: '市区町村が、この都道府県にあるか確かめます。',
    municipalities: 'ここに住む方だけが応募できます。オンラインチェックの選択肢になります。',
  },
  contact: {
    tel: '会員がかける番号です。受付時間に、だれかが出られる番号にしてください。',
    email: '会員の返信が届く宛先です。毎日読むものにしてください。',
    openingHours: `電話に出る時間です。${HOURS}`,
  },
  chat: {
    app: '日程の変更や相談に使うアプリの名前です。',
    account: '会員が友だちに追加するアカウントです。',
    url: '「https://」で始まるURLです。スマートフォンで開いて確かめてください。',
  },
  guidance: {
    place: '案内のメールと予約の画面に出ます。建物と部屋まで書きます。',
    address: '地図がなくても着ける住所を書きます。',
    mapUrl: MAP,
    belongings: '本人確認書類など、当日に要るものを書きます。検査の案内にも使います。',
    hours: `開始の時刻です。1回は${GUIDANCE_MINUTES / 60}時間です。休憩の時刻を抜いて並べます。`,
    capacity: '1回に同時に受け付ける人数です。説明する人の数で決めます。',
    weeksAhead: '予約できる先の長さです。',
  },
  hospital: {
    name: '検査の案内に出ます。',
    reception: '病院に着いて、はじめに行く場所です。',
    address: '検査の案内に出ます。',
    tel: '道に迷った方がかけます。病院の了承を得てください。',
    hours: '会員に見せる文です。検査を受けられる曜日は、管理画面の「カレンダー」で決めます。',
    mapUrl: MAP,
    fasting: '検査の前の食事と飲みものについて、病院の指示をそのまま書きます。',
  },
  donationRoom: {
    sciencePark: '献便ルームのある場所の呼び名です。',
    address: '来室の案内に出ます。',
    openingHours: `献便を受け付ける時間です。${HOURS}`,
    closedDays: '毎年なら「12-29」、その年だけなら「2027-01-04」と書きます。',
    mapUrl: MAP,
    parking: '車で来る方への案内です。',
    takes: ROOM,
    inside: ROOM,
    how: ROOM,
    smell: ROOM,
    privacy: ROOM,
    visitsPerDay:
      '受付だけで記録できる、1人1日の回数です。越えたときは、コーディネーターか管理者が理由を添えて記録します。会員をお断りする数ではありません。',
    statementRequired:
      'trueにすると、今日の体調をうかがうまで献便を記録できません。患者さんの安全のため、trueをおすすめします。',
  },
  material: {
    facilityCode: '便番号のはじめの文字です。ほかの施設と重ならないものにし、使い始めたら変えません。',
    rejectionReasons: '受付の選択肢になります。製造の基準にある言葉で書きます。',
    gramsFrom: '外れたときは、理由を書いて受け入れるか、受け入れません。基準がなければ省きます。',
    gramsUntil: '上と同じです。',
    typeFrom: 'ブリストル便形状スケールの番号です。基準がなければ省きます。',
    typeUntil: '上と同じです。',
    minutesUntil: '出てから受け取るまでの分です。基準がなければ省きます。',
    retentionYears: '法令と契約で決めた年数です。退会した方の記録も、名前を除いて、この年数だけ残ります。',
    sumsFrom: '人が特定されないよう、便がこの数になってから合計を見せます。省くと5です。',
  },
  closedDays: '電話とガイダンスの休みです。祝日は、書かなくても休みになります。',
  supportContact: '結果につらさを感じた方に見せる文です。',
  rewards: {
    donationYen: '規約に書いた金額と同じにします。',
    renewalBonusYen: '更新検査に通った期間の、1回あたりの加算です。規約と同じにします。',
    method: 'いつ、どこで渡すかを書きます。会員のページに出ます。',
    giftCodes: 'trueにすると、ギフトコードを取り込み、ここで渡せます。',
  },
  ranks: '献便の合計が何回になったらそのランクになるかです。小さい順に並べます。',
  office: {
    small: '数人の事務局ならtrueにします。いる人の表示と枠の見通しを、じゃまにならない所に移します。',
  },
  consentFolder:
    '同意書の本文を入れたフォルダーです。弁護士と責任医師が確かめた文にします。省くと、紙の版の名前を手で入力します。',
  reads: {
    showStaffNames: 'trueにすると、記録を見た担当者の名前が会員に見えます。省くと、役割だけが見えます。',
  },
  unusualReads: {
    peopleAnHour: 'これより多く記録を開いた担当者がいると、監査担当が確かめます。',
    listedAnHour: '一覧やファイルで、これより多くの人を見たときです。',
    factor: '本人のふだんの多い時と比べて、何倍からかです。',
    nightFrom: '夜の閲覧とみなす時刻です。',
    nightUntil: '夜の終わりの時刻です。',
    quietDays: 'この日数のあいだに用件があれば、説明がつくとみなします。',
    sameFamilyName: 'trueにすると、同じ名字の方の記録を見たときに知らせます。',
  },
  rightsRequests: {
    answerDays: '開示や訂正のご請求に答えるまでの日数です。規程と同じにします。省くと14です。',
  },
  partners:
    '社員などに募集を知らせる企業の、紹介コードと名称です。登録のときにコードを使った人数を、5人単位で数えます。なければ省きます。',
  legal: {
    terms: '規約の本文を直したら、この日付も直します。',
    privacyPolicyMade: 'はじめに定めた日です。',
    privacyPolicyRevised: '本文を直したら、この日付も直します。',
    handlingOfPersonal: '本文を直したら、この日付も直します。',
  },
}
