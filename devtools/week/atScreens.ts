import type { JapaneseDate } from '../../shared/facts/dates'
import { SAMPLE_PASSWORD } from '../../server/ground/settings/sampleAccounts'
import { newApplicant } from './members'
import type { Applicant, Donor, Visit } from './paper'
import { enterUnit, writeDown } from './reception'
import { MEMBER_PASSWORD, OFFICE, type Duty, type Week } from './scene'
import type { ScreenAct } from './screens'

/** Of each kind of person one sits at a screen: applicant, donor, and each duty of the office. */
export function atScreens(week: Week) {
  const { screens, machine, network, paper } = week
  const office = (duty: Duty) => ({ email: OFFICE[duty], password: SAMPLE_PASSWORD, isStaff: true })
  const at = (now: Date, act: ScreenAct, picture?: string) => ({
    act,
    now: now.toISOString(),
    origin: machine.origin,
    folder: machine.folder(),
    ...(picture ? { picture } : {}),
  })
  let applicant: Applicant | null = null
  let waiting: Visit | null = null

  return {
    /** Windows of the version before, in the middle of something. */
    async before(now: Date, today: JapaneseDate, donor: Donor) {
      const person = newApplicant(week, 0, today)
      const account = { email: person.email, password: MEMBER_PASSWORD }
      await screens.act('応募者が、前の版の画面で登録し、チェックの半分まで答える', {
        ...account,
        ...at(now, 'beginCheck', 'week-check'),
      })
      network.add(account)
      applicant = { ...person, tel: '09012345678', sub: await network.subOf(person.email) }
      paper.applicants.push(applicant)
      await screens.act('ドナーが、家で体調を答える', {
        email: donor.email,
        password: SAMPLE_PASSWORD,
        ...at(now, 'state'),
      })
      await screens.act('受付が、回線のないあいだに献便を受け付ける', {
        ...office('reception'),
        card: donor.card,
        ...at(now, 'receiveOffline', 'week-reception'),
      })
      waiting = writeDown(week, donor, now, true)
      waiting.stated = true
      await screens.act('コーディネーターが、前の版の画面で机を開いておく', {
        ...office('coordinator'),
        ...at(now, 'openDesk'),
      })
    },

    /** The same windows go on, and the server is of the version after. */
    async after(now: Date) {
      if (!applicant || !waiting) throw new Error('Nobody began')
      const sent = await screens.act('受付の端末が、回線が戻って新しい版のサーバーに送る', {
        ...office('reception'),
        ...at(now, 'sendWhatWaited'),
      })
      waiting.id = sent?.id ?? null
      waiting.at = new Date(sent?.at ?? 0)
      await enterUnit(week, waiting)
      await screens.act('応募者が、前の版の画面のまま残りに答えて送る', {
        email: applicant.email,
        password: MEMBER_PASSWORD,
        ...at(now, 'endCheck', 'week-result'),
      })
      applicant.result = 'Passed'
      await screens.act('コーディネーターが、前の版の画面のまま用件を書きとめる', {
        ...office('coordinator'),
        ...at(now, 'writeTask', 'week-desk'),
      })
    },

    async evening(now: Date) {
      const paid = await screens.act('経理が、机から協力金のお渡しを記録する', {
        ...office('finance'),
        ...at(now, 'pay', 'week-finance'),
      })
      if (paid?.sub) paper.paid.set(`${paid.sub} ${paid.period}`, paid.yen ?? '')
      const answered = await screens.act('監査担当が、机から案件に答える', {
        ...office('auditor'),
        ...at(now, 'answerCase', 'week-auditor'),
      })
      if (answered?.id) paper.answered.set(answered.id, OFFICE.auditor)
      if (!applicant) return
      if (!applicant.invited) {
        await screens.act('管理者が、順番を変えて案内する', {
          ...office('administrator'),
          sub: applicant.sub,
          ...at(now, 'invite'),
        })
        applicant.invited = true
      }
      const absent = await screens.act('コーディネーターが、机から欠席を記録する', {
        ...office('coordinator'),
        ...at(now, 'absent'),
      })
      if (absent?.sub) {
        paper.attendances.set(absent.sub, false)
        const person = paper.applicants.find(({ sub }) => sub === absent.sub)
        if (person) Object.assign(person, { attended: false, bookedAt: null })
      }
      const judged = await screens.act('医師が、机から判定する', {
        ...office('physician'),
        ...at(now, 'judge', 'week-physician'),
      })
      if (judged?.refused)
        network.refusals.push({
          who: OFFICE.physician,
          operation: 'recordHealthCheck（画面から）',
          code: 'INVALID_STATE',
          message: judged.refused,
        })
      if (judged?.id) paper.judgements.set(judged.id, 'Certified')
    },

    async books(now: Date) {
      if (!applicant?.invited || applicant.bookedAt) return
      const booked = await screens.act('応募者が、ガイダンスを予約する', {
        email: applicant.email,
        password: MEMBER_PASSWORD,
        ...at(now, 'book', 'week-booking'),
      })
      applicant.bookedAt = new Date(booked?.at ?? 0)
    },
  }
}
