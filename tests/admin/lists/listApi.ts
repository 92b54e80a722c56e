import type { ApiAnswer, ApiCall } from '../support/fakeApi'

const NAMES = ['佐藤 葵', '鈴木 蓮', '高橋 湊']

export const people = NAMES.map((name, nth) => {
  const [LastName, FirstName] = name.split(' ')
  return {
    Id: `user-${nth}`,
    Email: `user-${nth}@example.com`,
    DonorId: nth === 0 ? 'D-000001' : null,
    UserRank: null,
    LastName,
    FirstName,
    LastNameFurigana: 'セイ',
    FirstNameFurigana: 'メイ',
    Pref: 'Yamagata',
    DeleteStatus: false,
    SuspensionStatus1: nth === 0,
    SuspensionStatus2: false,
    UpdateRequired: false,
    HasCaution: nth === 1,
    NextDate: ['2026-11-18', '2026-11-21', null][nth],
    NextDateKind: ['Exam', 'Booking', null][nth],
    RetryState: ['NotYet', 'NotPossible', 'NotAnswered'][nth],
    RetryFrom: ['2027-03-12', null, null][nth],
    WaitingSince: ['2026-10-16T01:00:00.000Z', '2026-11-01T01:00:00.000Z', null][nth],
    WaitingPosition: [null, 1, null][nth],
    WaitingPausedUntil: null,
    ExpectedInvitation: nth === 1 ? { From: '2026-12-01', To: '2026-12-01' } : null,
    UserStatus: 'Registration',
    DonorStatus: 'NotCertified',
    DonorProcessStatus: 'Applicant',
    OnlineCheckResult: null,
    DonorExpirationDate: null,
    TotalDonationsCount: nth,
    LatestDonationsCount: 0,
    IntestinalFloraCount: 0,
    ProfileCreatedAt: '2026-11-01T00:00:00.000Z',
    RegistrationDateOfService: '2026-11-01',
  }
})

const place = (Month: number, AvailableSlots: number) => ({
  Id: `2026-${Month}`,
  Year: 2026,
  Month,
  AvailableSlots,
  AdditionalAvailableSlots: 0,
  GivenGuidanceCount: 0,
})
const months = [place(12, 5), place(11, 0)]

/** An API with three people that keeps settings as the real one does. */
export function listApi(settings: Record<string, unknown> = {}) {
  const kept = { ...settings }
  return ({ operationName, variables }: ApiCall): ApiAnswer => {
    if (operationName === 'ConsoleSettings')
      return { data: { getConsoleSettings: Object.entries(kept).map(([Key, Value]) => ({ Key, Value })) } }
    if (operationName === 'SaveConsoleSetting') {
      const { Key, Value } = Object(variables.input)
      kept[Key] = Value
      return { data: { saveConsoleSetting: { Key, Value } } }
    }
    if (operationName === 'OfficeViews') return { data: { listSharedViews: [] } }
    if (operationName === 'RowCounts')
      return {
        data: { countRows: Object(variables.input).Users.map((_filter: object, nth: number) => 20 + nth) },
      }
    if (operationName === 'StatusCounts')
      return { data: { getDashboard: { Statuses: [{ UserStatus: 'Registration', Count: 3 }] } } }
    if (operationName === 'PreferenceSlots') return { data: { getPreference: months } }
    const asked = JSON.stringify(variables.filter ?? {})
    const items = people.filter(({ LastName = '' }) => !asked.includes('"q"') || asked.includes(LastName))
    return { data: { listUsersByIdProfileCreatedAt: { items, nextToken: null, total: items.length } } }
  }
}
