import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { samplePublicTexts, type PublicTexts } from '../../../shared/facts/config'
import { articleHeading } from '../../../donor/way/home/legal/articleHeading'
import { handlingOfPersonal } from '../../../donor/way/home/legal/handlingOfPersonal'
import type { LegalText } from '../../../shared/words/donating/legalText'
import { privacyPolicy } from '../../../donor/way/home/legal/privacyPolicy'
import { proceduresForDisclosure } from '../../../donor/way/home/legal/proceduresForDisclosure'
import { terms } from '../../../donor/way/home/legal/terms'

const builders = {
  terms,
  privacyPolicy: (of: PublicTexts) => privacyPolicy(of, { tellsDevices: true }),
  handlingOfPersonal,
  proceduresForDisclosure,
}
const names = ['terms', 'privacyPolicy', 'handlingOfPersonal', 'proceduresForDisclosure'] as const

const texts = names.map((name) => [name, builders[name](samplePublicTexts)] as const)

const sentencesOf = ({ title, dates, lead, articles }: LegalText): string[] => [
  title,
  ...dates,
  lead,
  ...articles.flatMap(({ heading, paragraphs }) => [
    heading,
    ...paragraphs.flatMap((paragraph) => (typeof paragraph === 'string' ? [paragraph] : paragraph.list)),
  ]),
]

const headings = (text: LegalText) => text.articles.map(({ heading }) => heading)
const whole = (text: LegalText) => sentencesOf(text).join('\n')

/** Wording that the house avoids; the legal texts alone may say 当社 and 適格ドナー. */
const NOT_OUR_WORDS =
  /！|あなた|お客様|ユーザー|利用者|被験者|合格|不適格|採用|報酬|謝礼|買取|買い取|ボーナス|稼|検便|採便|排便|うんち|糞便|大便|トイレ|ラボ|健診|健康診断|試験|失格|喪失|残念ながら|させていただ|下さい|頂|出来る|事が|サインイン|メルマガ|認証コード|ドナーカード/

describe('the terms', () => {
  const text = terms(samplePublicTexts)

  it('have their eighteen articles, in this order, and their date', () => {
    expect(headings(text)).toEqual([
      '目的と適用',
      '用語',
      '対象となる方',
      '会員登録と承認',
      'アカウントの管理',
      'オンラインチェックと適格性検査',
      '認定と有効期間',
      '献便',
      '協力金',
      '便と成果の取り扱い',
      '禁止事項',
      '利用の停止',
      '退会',
      '個人情報',
      '本サービスの変更と中断',
      '責任の範囲',
      '規約の変更',
      '準拠法と管轄',
    ])
    expect(text.dates).toEqual(['2025年4月17日付'])
    expect(articleHeading(text, 2)).toBe('第3条（対象となる方）')
  })

  it.each([
    [
      'who may take part',
      /山形県庄内地域（鶴岡市、酒田市、三川町、庄内町、遊佐町）にお住まいの、18歳以上65歳未満/,
    ],
    ['how long a certification lasts', /最後に受けた適格性検査または問診の日から12週間/],
    ['what a donation is thanked with', /献便1回につき、3,000円分の協力金/],
    [
      'what renewal adds',
      /更新検査を受け、その結果により認定されたときは、終わった有効期間の献便1回につき、2,000円分/,
    ],
    ['that it is handed over at once', /まとめて、ギフトカードでお渡し/],
    ['that no booking is needed', /予約なしで何度でも献便/],
    ['that one may leave at any time', /いつでも、理由を示すことなく退会/],
  ])('say %s', (_what, sentence) => {
    expect(whole(text)).toMatch(sentence)
  })

  it('define each category of donors once', () => {
    const definitions = sentencesOf(text).filter((line) => /^(応募者|候補者|適格ドナー)：/.test(line))
    expect(definitions.map((line) => line.split('：')[0])).toEqual(['応募者', '候補者', '適格ドナー'])
  })

  it('refer to articles by the heading that the article has', () => {
    const references = Array.from(whole(text).matchAll(/第(\d+)条（([^）]+)）/g))
    expect(references.length).toBeGreaterThan(5)
    for (const [reference, number] of references)
      expect(articleHeading(text, Number(number) - 1)).toBe(reference)
    expect(whole(text)).not.toMatch(/第\d+条(?!（)/)
  })
})

describe('the privacy policy', () => {
  const text = privacyPolicy(samplePublicTexts)

  it('has its fifteen items and both dates', () => {
    expect(headings(text)).toEqual([
      '事業者の名称・住所・代表者',
      '法令の遵守',
      '取得する情報',
      '利用目的',
      '要配慮個人情報',
      '第三者への提供',
      '委託と監督',
      '外国にある第三者への提供',
      '安全管理措置',
      '保有期間と消去',
      '開示等の手続き',
      'クッキーなど',
      '漏えいなどが起きたときの対応',
      '窓口',
      '改定',
    ])
    expect(text.dates).toEqual(['2022年10月18日制定', '2024年3月25日最終改定'])
    expect(articleHeading(text, 1)).toBe('2. 法令の遵守')
  })

  it('names the company, where it is and who speaks for it', () => {
    const { name, address, representative } = samplePublicTexts.operator
    expect(text.articles[0]?.paragraphs).toEqual([
      { list: [`名称：${name}`, `住所：${address}`, `代表者：${representative}`] },
    ])
  })
})

describe('notices on devices', () => {
  it('are named where devices are told something, and nowhere else', () => {
    expect(whole(privacyPolicy(samplePublicTexts))).not.toContain('端末へのお知らせ')
    const text = privacyPolicy(samplePublicTexts, { tellsDevices: true })
    const named = text.articles.filter((article) =>
      whole({ ...text, lead: '', articles: [article] }).includes('端末へのお知らせ'),
    )
    expect(named.map(({ heading }) => heading)).toEqual([
      '取得する情報',
      '外国にある第三者への提供',
      '保有期間と消去',
    ])
  })
})

describe('the handling of personal data', () => {
  const text = handlingOfPersonal(samplePublicTexts)

  it('has its seven items and the operator’s date', () => {
    expect(headings(text)).toHaveLength(7)
    expect(text.dates).toEqual(['2025年4月17日付'])
  })

  it.each([
    '氏名',
    '年齢',
    '生年月日',
    '性別',
    '住所',
    '電話番号',
    'メールアドレス',
    'オンラインチェックの回答と結果',
    '問診の結果',
    '検体',
    '適格性の判定',
    '協力金の金額と支払日',
  ])('lists %s and says what it is for', (kind) => {
    const [kinds, purposes] = text.articles.map(({ paragraphs }) => paragraphs[1])
    if (typeof kinds !== 'object' || typeof purposes !== 'object') throw new Error('two lists are expected')
    expect(kinds.list.join()).toContain(kind)
    expect(purposes.list.map((line) => line.split('：')[0]).join()).toContain(kind)
  })
})

describe('the procedures for disclosure', () => {
  it('ask 1,000 yen for disclosure, and nothing for the rest', () => {
    const text = proceduresForDisclosure(samplePublicTexts)
    expect(headings(text)).toHaveLength(7)
    const fee = text.articles.find(({ heading }) => heading === '手数料')?.paragraphs
    expect(fee?.[0]).toMatch(/^開示は、1件につき1,000円です。/)
    expect(fee?.[1]).toBe(
      '訂正・追加・削除、利用・第三者提供の停止、消去、第三者提供の記録の開示、利用目的の通知は無料です。',
    )
  })
})

describe.each(texts)('%s', (name, text) => {
  const offending = (breaks: (sentence: string) => boolean) => sentencesOf(text).filter(breaks)

  it('says nothing that the house does not say, and leaves no gap', () => {
    expect(offending((sentence) => NOT_OUR_WORDS.test(sentence))).toEqual([])
    expect(offending((sentence) => /[{}]|undefined|null|NaN|\[要確認\]/.test(sentence))).toEqual([])
  })

  it('is set in Japanese signs, without blanks around a sentence', () => {
    const otherSigns = (sentence: string) =>
      /[?!,;~]|[０-９Ａ-Ｚａ-ｚ]/.test(sentence.replace(/(?<=\d),(?=\d{3})/g, ''))
    expect(offending(otherSigns)).toEqual([])
    expect(offending((sentence) => sentence !== sentence.trim())).toEqual([])
  })

  it('ends every sentence of its paragraphs', () => {
    const paragraphs = text.articles.flatMap((article) => article.paragraphs)
    const unended = paragraphs.filter(
      (paragraph) => typeof paragraph === 'string' && !paragraph.endsWith('。'),
    )
    expect(unended).toEqual([])
  })

  it('repeats no heading and leaves no article empty', () => {
    expect(new Set(headings(text)).size).toBe(text.articles.length)
    for (const { paragraphs } of text.articles) expect(paragraphs.length).toBeGreaterThan(0)
  })

  it('names the operator of the settings and nobody else', () => {
    const other: PublicTexts = {
      ...samplePublicTexts,
      serviceName: 'べつの名前',
      operator: { name: '別の会社', address: '別の住所', representative: '別の代表' },
      region: { name: '別の地域', prefecture: '岩手県', municipalities: ['別の市'] },
      contact: { ...samplePublicTexts.contact, tel: '000-000-0000', email: 'other@example.com' },
      hospital: { ...samplePublicTexts.hospital, name: '別の医療機関' },
      donationRoom: { ...samplePublicTexts.donationRoom, sciencePark: '別の場所' },
    }
    expect(whole(builders[name](other))).toContain('別の会社')
    expect(whole(builders[name](other))).not.toMatch(/なかつぐ|見本|庄内|0235|contact@/)
  })
})

describe('what stays of units', () => {
  const { material } = samplePublicTexts
  if (!material) throw new Error('The sample records no units')
  const { units, tests, holds } = material.retentionYears
  const ofSample = readFileSync(new URL('../../../docs/consents/2026-04.md', import.meta.url), 'utf8')
  const said = [
    ['the policy', whole(privacyPolicy(samplePublicTexts))],
    ['the handling of personal data', whole(handlingOfPersonal(samplePublicTexts))],
    ['the consent of the sample', ofSample],
  ] as const

  it.each(said)('is said by %s: number, days and judgements without a name, and for how long', (_, text) => {
    expect(text).toContain('便番号とドナー番号、受け取りや検査などの日')
    expect(text).toContain('検査の項目ごとの判定')
    expect(text).toContain('氏名や連絡先と切り離して残します')
    for (const years of [
      `便の記録が受け取りから${units}年間`,
      `検査の記録が検体を採った日から${tests}年間`,
      `便の使用を保留した記録が判断の日から${holds}年間`,
    ])
      expect(text).toContain(years)
  })

  it('is not there where units are recorded elsewhere', () => {
    const elsewhere = { ...samplePublicTexts, material: false as const }
    for (const text of [privacyPolicy(elsewhere), handlingOfPersonal(elsewhere)])
      expect(whole(text)).not.toMatch(/(?<!郵)便番号/)
  })
})
