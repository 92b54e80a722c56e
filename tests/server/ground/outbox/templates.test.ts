import { describe, expect, it } from 'vitest'
import type { MailContext } from '../../../../server/ground/outbox/templates/composeMail'
import {
  isMailKind,
  mailTemplates,
  type MailKind,
  type MailParams,
  renderMail,
} from '../../../../server/ground/outbox/templates/mailTemplates'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { wordNotInSubject } from '../../../../shared/rules/office/mailWords'
import { otherOperator } from '../../../support/operator/otherOperator'

const context: MailContext = {
  texts: samplePublicTexts,
  recipientName: '鶴岡 花子',
  origin: 'http://localhost:3000',
  adminOrigin: 'https://console.example.com',
}
const hour = { startAt: '2026-12-01T05:00:00.000Z', endAt: '2026-12-01T06:00:00.000Z' }

const params: MailParams = {
  signUpCode: { code: '012345' },
  recoveryCode: { code: '012345' },
  emailChangeCode: { code: '012345' },
  temporaryPassword: { password: 'a<b>&"c"', expiresAt: '2026-11-28T00:00:00.000Z' },
  registrationCompleted: {},
  guidanceInvitation: { deadline: '2026-12-05' },
  guidanceBooked: hour,
  guidanceChanged: { oldStartAt: '2026-11-30T02:00:00.000Z', ...hour },
  guidanceCancelled: { startAt: hour.startAt, deadline: '2026-12-15' },
  guidanceMissed: { deadline: '2026-12-15' },
  guidanceInWeek: hour,
  guidanceTomorrow: hour,
  invitationExpired: { deadline: '2026-12-05' },
  invitationDeclined: { isPlaceKept: true },
  examScheduled: { date: '2026-12-10', time: '09:30', type: 'Registration' },
  examTomorrow: { date: '2026-12-10', time: '09:30', type: 'Registration' },
  examCancelled: { date: '2026-12-10' },
  testAsked: { kind: 'Exit' },
  renewalBegins: { expiration: '2027-02-02', days: 28 },
  checkPassed: { kind: 'Registration' },
  checkNotYet: { from: '2027-02-28', remind: true },
  checkNotPossible: { mayChange: false },
  renewalHeld: { result: 'Failed_1', from: '2027-02-28', expiration: '2027-02-02' },
  checkReopened: { renewal: false },
  checkTooOld: {},
  draftWaits: { until: '2027-02-24', renewal: false },
  retryPossible: {},
  criteriaChanged: { from: null },
  certified: { expiration: '2027-02-02' },
  notCertified: { renewal: false, retryFrom: '2027-02-23', reason: 'SampleTest' },
  renewalReminder: { date: '2027-02-02' },
  renewed: { expiration: '2027-04-27' },
  expiresSoon: { expiration: '2027-02-02', days: 7 },
  pauseLifted: { until: '2027-02-02' },
  donorStatusEnded: { expiration: '2027-02-02', rewardsDue: true },
  rewardsDue: { from: '2026-11-10', to: '2027-02-02', count: 10, amountYen: 50_000 },
  rewardsPaid: { amountYen: 50_000 },
  giftReplaced: { amountYen: 3000, on: '2027-02-10' },
  reportShared: {},
  resultCorrected: {},
  criteriaPaused: {},
  answersCorrected: { visit: { kind: 'Guidance', startAt: hour.startAt } },
  caseAnswered: {},
  rightsReceived: {},
  rightsAnswered: {},
  floraInvitation: { deadline: '2026-12-20' },
  officeNotice: {
    subject: '当日のご案内',
    text: 'お越しをお待ちしています。\n\n{{マイページ}}\nお気をつけてお越しください。',
    isTrial: false,
  },
  officeNews: { subject: '事務局からのお知らせ', text: 'いつもありがとうございます。', isTrial: true },
  textTrial: { subject: '明日のご案内', lines: ['お待ちしています。'] },
  withdrawn: {
    hasReceipt: true,
    money: { due: 18_000, keepUntil: '2027-03-01' },
    visit: { kind: 'Guidance', startAt: hour.startAt },
    stored: { donorId: 'D-000012', until: '2028-11-24' },
  },
  suspended: { permanent: false },
  resumed: {},
  addressChanged: {},
  accountChanged: { change: 'ChangePassword' },
  addressCorrected: {},
  administratorDeleted: {},
  consentWithdrawn: {},
  useWithdrawn: {},
  consentToSign: { by: '2026-12-31' },
  emergencyRead: {
    caseId: '00000000-0000-4000-8000-00000000cafe',
    name: '山本 玲子',
    at: '2026-12-01T00:00:00.000Z',
  },
  roleChanged: { role: 'Administrator', roles: ['Administrator', 'Physician'] },
  totpReset: { passkeys: true },
}

const kinds = Object.keys(mailTemplates).filter(isMailKind)
const mailOf = (kind: MailKind, changed: Partial<MailContext> = {}) =>
  renderMail(kind, params[kind], { ...context, ...changed })
const textOfHtml = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

describe.each(kinds)('the mail %s', (kind) => {
  it('tells its subject without words that give the person away', () => {
    expect(mailOf(kind).subject).toMatch(/^【なかつぐ】[^\p{Cc}]+$/u)
    expect(wordNotInSubject(mailOf(kind).subject)).toBeNull()
  })

  it('greets, signs and leaves nothing unfilled', () => {
    const { text, html } = mailOf(kind)
    expect(text).toMatch(/^鶴岡 花子 様\n\n/)
    expect(text).toContain('なかつぐ事務局（株式会社なかつぐ見本）\nお問い合わせ：電話0235-00-0000')
    for (const body of [text, html])
      expect(body).not.toMatch(/undefined|null|NaN|\[object|Invalid|\{\w+\}|！/)
  })

  it('says the same in text and in HTML', () => {
    const { text, html } = mailOf(kind)
    const inHtml = textOfHtml(html)
    for (const part of text.split(/[\n：（）]/).filter((line) => line && line !== '--'))
      expect(inHtml).toContain(part)
  })

  it('has one button at most, and its words are what one does', () => {
    const { html } = mailOf(kind)
    const links = [...html.matchAll(/<a href="http[^>]*>([^<]*)<\/a>/g)].map((match) => match[1] ?? '')
    for (const label of links) expect(label).toMatch(/[うくすつぬむるぐぶ]$/u)
    expect(html.split('border-radius:28px').length - 1).toBeLessThanOrEqual(1)
  })

  it('lets the office be called by a tap and breaks long addresses', () => {
    const { html } = mailOf(kind)
    expect(html).toContain('<a href="tel:0235000000"')
    expect(html).not.toMatch(/font-size:14px[^"]*">https?:(?<!word-break:break-all">https?:)/)
    expect(html.match(/<img [^>]*>/g)).toEqual([expect.stringContaining('src="cid:garden" alt=""')])
  })

  it('leaves the greeting out while the name is unknown', () => {
    expect(mailOf(kind, { recipientName: null }).text).not.toContain('様\n')
  })

  it('shows hostile text literally and lets no line into the header', () => {
    const name = '<img src=x onerror=alert(1)>"\'&'
    const texts = { ...samplePublicTexts, serviceName: 'なか\r\nBcc: x@example.com\u2028つぐ' }
    const mail = mailOf(kind, { recipientName: `${name}\r\n偽`, texts })
    expect(mail.html).not.toContain('<img src=x')
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp; 偽 様')
    expect(mail.subject).not.toMatch(/[\r\n\u2028]/)
    expect(mail.text).toMatch(/^<img src=x onerror=alert\(1\)>"'& 偽 様\n/)
  })
})

describe('the first mails', () => {
  it('show a code with how long it holds', () => {
    expect(mailOf('signUpCode').text).toContain('確認コード：012345（24時間有効）')
    expect(mailOf('recoveryCode').text).toContain('確認コード：012345（1時間有効）')
  })

  it('name the day in the subject of an invitation', () => {
    const { subject, text } = mailOf('guidanceInvitation')
    expect(subject).toBe('【なかつぐ】ガイダンスのご案内：2026年12月5日（土）まで')
    expect(text).toContain('日時を予約する：http://localhost:3000/signup/schedule_reservation')
  })

  it('mark a holiday as one', () => {
    const mail = renderMail('guidanceInvitation', { deadline: '2026-11-23' }, context)
    expect(mail.subject).toBe('【なかつぐ】ガイダンスのご案内：2026年11月23日（月・祝）まで')
  })

  it('tell the booked hour in Japanese time', () => {
    expect(mailOf('guidanceBooked').text).toContain('日時：2026年12月1日（火）14:00〜15:00')
    expect(mailOf('guidanceChanged').text).toContain('変更前：2026年11月30日（月）11:00')
  })

  it('link the console at its own address and keep a password as it is', () => {
    const { text, html } = mailOf('temporaryPassword')
    expect(text).toContain('管理画面を開く：https://console.example.com/admin/')
    expect(text).toContain('仮パスワード：a<b>&"c"')
    expect(html).toContain('a&lt;b&gt;&amp;&quot;c&quot;')
  })
})

describe('the mails of a donor’s life', () => {
  const textOf = <K extends MailKind>(kind: K, values: MailParams[K]) =>
    renderMail(kind, values, context).text

  it('say to whoever may come from now on where a change of condition is told', () => {
    for (const kind of ['certified', 'renewed'] as const)
      expect(mailOf(kind).text).toContain('マイページの「体調が変わったとき」からお知らせください。')
  })

  it('do not show on a locked screen whether somebody was certified', () => {
    const results: MailKind[] = [
      'notCertified',
      'checkPassed',
      'checkNotYet',
      'checkNotPossible',
      'renewalHeld',
    ]
    for (const kind of results) expect(mailOf(kind).subject).toBe(mailOf('certified').subject)
  })

  it('say after a passed check what comes next, without promising a certification', () => {
    expect(mailOf('checkPassed').text).toContain('受付順にメールでご案内します')
    for (const kind of ['Registration', 'BeforeRegistrationExam'] as const)
      expect(textOf('checkPassed', { kind })).toContain('認定をお約束するものではありません')
    expect(textOf('checkPassed', { kind: 'BeforeRenewal' })).toContain('更新検査に進めます。')
  })

  it('tell why and from when after a test that did not certify', () => {
    const { text } = mailOf('notCertified')
    expect(text).toContain('検査の結果が、あらかじめ定めた認定の基準に合わなかったためです。')
    expect(text).toContain('もう一度お申し込みいただける日：2027年2月23日（火・祝）から')
    expect(textOf('notCertified', { renewal: false })).not.toMatch(/undefined|から\n/)
  })

  it('tell the day to come back, never one after the validity as a day to donate again', () => {
    expect(mailOf('checkNotYet').text).toContain('もう一度お申し込みいただける日：2027年2月28日（日）から')
    expect(textOf('checkNotYet', { from: null, remind: true })).not.toContain('その日になりましたら')
    expect(mailOf('renewalHeld').text).not.toContain('献便を再開')
    const within = { result: 'Failed_1', from: '2027-01-10', expiration: '2027-02-02' } as const
    expect(textOf('renewalHeld', within)).toContain('2027年2月2日（火）まで、献便を再開していただけます。')
    expect(mailOf('renewalHeld').text).not.toContain('連絡はいりません')
  })

  it('say that time changes nothing only where nothing does', () => {
    const never = '期間をあけてお答えいただいても、結果は変わりません'
    expect(textOf('checkNotPossible', { mayChange: false })).toContain(never)
    expect(textOf('checkNotPossible', { mayChange: true })).not.toContain(never)
  })

  it('tell after an absence until when to choose again, or that the list begins anew', () => {
    expect(mailOf('guidanceMissed').text).toContain('2026年12月15日（火）までにもう一度お選びください。')
    const second = textOf('guidanceMissed', { deadline: null })
    expect(second).toContain('順番が最後に移りました')
    expect(second).not.toContain('schedule_reservation')
  })

  it('name day and place of a test and of an hour', () => {
    expect(mailOf('examScheduled').subject).toBe('【なかつぐ】日程のお知らせ：2026年12月10日（木）')
    expect(mailOf('examScheduled').text).toContain(`会場：${samplePublicTexts.hospital.name}`)
    expect(mailOf('guidanceTomorrow').text).toContain('日時：2026年12月1日（火）14:00〜15:00')
    expect(mailOf('guidanceInWeek').subject).toBe(
      '【なかつぐ】ガイダンスの日が近づきました：2026年12月1日（火）',
    )
  })

  it.each([
    [28, '有効期限の2027年2月2日（火）まで、4週間となりました。'],
    [5, '有効期限の2027年2月2日（火）まで、あと5日となりました。'],
    [0, '有効期限の2027年2月2日（火）となりました。'],
  ])('count the days to the end when the renewal begins: %i', (days, sentence) => {
    expect(textOf('renewalBegins', { expiration: '2027-02-02', days })).toContain(sentence)
  })

  it('speak of rewards to come only where there are some', () => {
    const ended = (rewardsDue: boolean) =>
      textOf('donorStatusEnded', { expiration: '2027-02-02', rewardsDue })
    expect(ended(true)).toContain('協力金')
    expect(ended(false)).not.toContain('協力金')
    expect(textOf('notCertified', { renewal: true, rewardsDue: true })).toContain('お渡し内容が確定しました')
    expect(textOf('notCertified', { renewal: false })).not.toContain('協力金')
    expect(mailOf('rewardsDue').text).toContain('10回、合計50,000円分のギフトカード')
  })

  it('tell how to stop exactly those that one need not receive', () => {
    const optional = kinds.filter((kind) => /localhost:3000\/account(?!\/)/.test(mailOf(kind).text))
    expect(optional).toEqual(['retryPossible', 'criteriaChanged', 'floraInvitation', 'officeNews'])
  })
})

it.each(kinds)('%s of an operator in another town says nothing of the sample’s', (kind) => {
  const texts = otherOperator()
  const { subject, text, html } = mailOf(kind, {
    texts,
    recipientName: '南部 花子',
    adminOrigin: 'https://office.okuriba.jp',
  })
  expect(subject).toContain('おくりば')
  expect(text).toContain('電話019-900-1111、メールjimukyoku@okuriba.jp')
  expect(text).toContain('平日9:30〜17:30、土曜9:30〜12:00（祝日を除く）')
  expect(`${subject}${text}${html}`).not.toMatch(/見本|庄内|鶴岡|0235|なかつぐ|example\.com/)
})
