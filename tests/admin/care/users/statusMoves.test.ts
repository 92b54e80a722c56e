import { describe, expect, it } from 'vitest'
import { statusMoves } from '../../../../admin/care/users/timeline/timelineEvents'

const rows = (...names: string[]) =>
  names.map((name, index) => {
    const [category = '', operation = ''] = name.split('.')
    return { id: String(index), category, operation }
  })

describe('from where to where a row of the log led', () => {
  it('is read backwards from where somebody stands', () => {
    const log = rows(
      'Screening.Judge',
      'Screening.Schedule',
      'Guidance.Attend',
      'Guidance.Reserve',
      'Guidance.NoShow',
      'Guidance.Reserve',
      'Guidance.Invite',
      'OnlineCheck.Submit',
      'Profile.Create',
    )
    expect([...statusMoves(log, 'Donation')].map(([id, { from, to }]) => [id, from, to])).toEqual([
      ['0', 'DonorRegistrationExam', 'Donation'],
      ['2', 'WaitingToParticipateGuidance', 'DonorRegistrationExam'],
      ['3', 'Guidance', 'WaitingToParticipateGuidance'],
      ['4', 'WaitingToParticipateGuidance', 'Guidance'],
      ['5', 'Guidance', 'WaitingToParticipateGuidance'],
      ['6', 'WaitingGuidance', 'Guidance'],
      ['7', 'Registration', 'WaitingGuidance'],
    ])
  })

  it('tells a renewal from a first certification by what came before', () => {
    const log = rows('Screening.Judge', 'OnlineCheck.Submit', 'Screening.OpenRenewal', 'Screening.Judge')
    expect(statusMoves(log, 'Donation').get('0')?.from).toBe('DonorRenewalExam')
    expect(statusMoves(log, 'Donation').get('3')?.to).toBe('Donation')
  })

  it('is nowhere for a check that did not pass', () => {
    const moves = statusMoves(rows('OnlineCheck.Submit', 'Profile.Create'), 'Registration')
    expect([...moves.keys()]).toEqual([])
  })
})
