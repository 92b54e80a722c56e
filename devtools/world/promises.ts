import type { MailKind } from '../../server/ground/outbox/templates/mailTemplates'
import type { WorkKind } from '../../shared/generated/schema'

const PROMISE =
  /[^。\n「」'"`>{}]*(?:ご連絡|お知らせ|ご案内|お返事)(?:いた)?します(?!か)|[^。\n「」'"`>{}]*事務局が(?:、)?[^。\n'"`<{}]*確(?:認し|かめ)ます/g

/** What keeps a promise: work of the office, a letter, a job, the page itself at that moment, or the law's own terms. */
export type Keeper = `work:${WorkKind}` | `mail:${MailKind}` | `job:${string}` | 'here' | 'terms'

export const kept: Readonly<Record<string, readonly Keeper[]>> = {
  // Suspension
  再開しましたら: ['job:liftSuspensions', 'mail:resumed', 'work:PauseReview'],
  の朝に自動で再開し: ['job:liftSuspensions', 'mail:resumed'],
  再開するときは: ['mail:resumed', 'work:PauseReview'],
  停止したことを: ['mail:suspended'],
  停止したあとに: ['mail:suspended'],
  お越しいただかなくてよいことを: ['mail:suspended'],
  停止の理由がなくなったときは: ['mail:resumed', 'work:PauseReview'],
  // Rest
  あらためてご連絡します: ['work:RestReview', 'mail:pauseLifted'],
  '献便を続けていただける場合は、事務局から': ['work:RestReview', 'mail:pauseLifted'],
  '担当者がお答えを確かめ、献便を続けていただける場合は': ['work:RestReview', 'mail:pauseLifted'],
  再開できるようになりましたら: ['mail:pauseLifted', 'here'],
  // Consent and points of the office
  まだ使われていない便と検体の取り扱い: ['work:OfficePoint'],
  これからの献便については: ['work:OfficePoint'],
  これからのことを: ['work:OfficePoint'],
  このあとの更新については: ['work:OfficePoint'],
  'このあと、事務局が内容を': ['work:ConditionReport'],
  次の受付日に事務局が: ['work:OfficePoint', 'work:RestReview'],
  // Tests
  明日の病院での検査について: ['here'],
  ドナーとして認定しましたので: ['here'],
  '次のお手続きは、マイページで': ['here'],
  'これからのことは、このページで': ['here'],
  結果が届きしだい判定し: ['work:Judgement', 'work:LateJudgement', 'mail:renewed', 'mail:notCertified'],
  このあとも届きしだい判定し: ['work:LateJudgement', 'mail:renewed', 'mail:notCertified'],
  '判定が出ましたら、メールで': [
    'work:Judgement',
    'work:LateJudgement',
    'mail:certified',
    'mail:notCertified',
    'mail:renewed',
  ],
  '判定が出ましたら、マイページで': ['work:Judgement', 'work:LateJudgement', 'here'],
  '決まりましたら、メールで': ['work:ExamWish', 'work:WishesPassed', 'work:AskedTest', 'mail:examScheduled'],
  決まった日をメールで: ['work:ExamWish', 'work:WishesPassed', 'mail:examScheduled'],
  '決まりしだい、事務局から': ['work:ExamHour', 'mail:examScheduled'],
  お願いできるようになりましたら: ['mail:checkReopened'],
  適格ドナーとして認定するかどうかを判断し: ['mail:certified', 'mail:notCertified'],
  正しい結果がわかりましたら: ['work:Correction', 'mail:resultCorrected'],
  // Guidance
  週間後のガイダンスについて: ['here'],
  '次に空きが出ましたら、あらためて': ['job:inviteWaiting', 'mail:guidanceInvitation', 'work:NoPlaces'],
  次の空きから: ['job:inviteWaiting', 'mail:guidanceInvitation', 'work:NoPlaces'],
  次に順番が来ましたら: ['job:inviteWaiting', 'mail:guidanceInvitation', 'work:NoPlaces'],
  空きに応じて順に: ['job:inviteWaiting', 'mail:guidanceInvitation', 'work:NoPlaces'],
  受付順にメールで: ['job:inviteWaiting', 'mail:guidanceInvitation', 'work:NoPlaces'],
  明日以降に空きが出たら: ['job:inviteWaiting', 'mail:guidanceInvitation'],
  すぐにご案内します: ['job:inviteWaiting', 'mail:guidanceInvitation'],
  // 2027年2月からご案内します
  '^からご案内します': ['job:inviteWaiting', 'mail:guidanceInvitation'],
  // The check
  その日になりましたら: ['job:tellRetryPossible', 'mail:retryPossible'],
  日にちが早まったときだけ: ['job:tellCriteriaChanged', 'mail:criteriaChanged'],
  理由を添えて: ['here', 'mail:checkNotYet', 'mail:checkNotPossible'],
  もう一度申し込める時期は: ['here', 'mail:notCertified', 'mail:checkNotYet'],
  手続きや認定の途中で: ['work:OfficePoint'],
  確かめてお返事します: ['work:AnswerCorrection', 'mail:answersCorrected'],
  '確かめて、お返事します': ['work:AnswerCorrection', 'mail:answersCorrected'],
  ここでお返事します: ['work:Case', 'mail:caseAnswered', 'mail:rightsAnswered'],
  このページでお返事します: ['work:Case', 'mail:caseAnswered', 'mail:rightsAnswered'],
  検査についてご連絡します: ['work:AnswerCorrection', 'mail:answersCorrected'],
  お返事したときは: ['mail:caseAnswered', 'mail:rightsAnswered'],
  ご本人にメールでお知らせします: ['mail:rightsReceived', 'mail:rightsAnswered', 'mail:caseAnswered'],
  'お支払いの方法は、事務局から': ['work:Case'],
  // Flora tests
  次の機会にメールで: ['work:FloraWish', 'mail:floraInvitation'],
  便の採り方と提出の方法を: ['work:FloraApplied'],
  '結果が出ましたら、メールで': ['work:FloraReceived', 'mail:reportShared'],
  // Account
  この端末にお知らせします: ['job:sendPushes'],
  手続きが完了したことを: ['mail:withdrawn'],
  お渡しの方法は: ['mail:rewardsDue', 'here'],
  // Texts of law
  請求する方法を: ['here'],
  何に利用しているかを: ['terms'],
  請求を受け付けたときに: ['terms'],
  回答の見込みを: ['terms'],
  'そのときは、理由を': ['terms'],
  前もってお知らせします: ['terms'],
  前もってお知らせできるときは: ['terms'],
  会員にメールでお知らせします: ['terms'],
}

/** The sentences of a text that promise something. */
export const promisesIn = (text: string): string[] =>
  [...text.matchAll(PROMISE)].map(([sentence]) => sentence.trim())

/**
 * The fragment of `kept` that a sentence has. The longest one counts, so that a shorter one does not hide what another
 * sentence promises.
 * @param isSource whether the sentence stands in a source, where a value before its first words ends it
 */
export const fragmentOf = (sentence: string, isSource = false): string | undefined =>
  Object.keys(kept)
    .filter((fragment) => {
      if (!fragment.startsWith('^')) return sentence.includes(fragment)
      const words = fragment.slice(1)
      return isSource ? sentence.startsWith(words) : sentence.includes(words)
    })
    .toSorted((a, b) => b.length - a.length)[0]
