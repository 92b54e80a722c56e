import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DonationsTab } from '../../../admin/care/users/tabs/DonationsTab'
import { nextForPhysician, useUnitActs } from '../../../admin/care/units/UnitActs'
import { useUnitBracket } from '../../../admin/care/units/UnitBracket'
import { PageGuard } from '../../../admin/start/layout/PageGuard'
import { UnitList } from '../../../admin/care/units/UnitList'
import { UnitMissing } from '../../../admin/care/units/UnitMissing'
import { NO_UNIT } from '../../../shared/words/labels/unitLabels'
import { unitFulfilledWords, unitObstacleWords } from '../../../shared/words/donating/units'
import type { Role } from '../../../shared/generated/schema'
import type { ApiCall } from '../support/fakeApi'
import { renderScreen } from '../support/renderScreen'
import { person } from './users/person'

const unit = {
  Id: 'unit-1',
  DonationId: 'donation-1',
  Number: 'N26-0412-D',
  State: 'Quarantine' as const,
  UserId: 'user-1',
  ReceivedAt: '2026-11-20T00:00:00.000Z',
  WeightGrams: 148,
  BristolType: 4,
  Accepted: true,
  RejectionReason: null,
  HandedOverAt: '2026-11-20T03:00:00.000Z',
  HandedOverTo: '製造部',
  HandOverBatch: 'H26-058',
  User: {
    Id: 'user-1',
    LastName: '見本',
    FirstName: '花子',
    LastNameFurigana: '',
    FirstNameFurigana: '',
    DonorId: 'D-000042',
    Email: null,
    DeleteStatus: false,
  },
}
const donations = ['donation-1', 'donation-2'].map((Id) => ({
  Id,
  DonationAt: unit.ReceivedAt,
  StoolReceiptStatus: 'Implemented',
  RewardStage: null,
}))
const sum = { total: 1 }
const panel = (Id: string, FirstDay: string, more: object = {}) => ({
  Id,
  Kind: 'Interim',
  FirstDay,
  LastDay: FirstDay,
  Outcome: 'Passed',
  WithdrawnAt: null,
  ...more,
})
const panels = [
  panel('later', '2026-11-28', { WithdrawnAt: '2026-11-30T00:00:00.000Z' }),
  panel('between', '2026-11-25', { Outcome: 'Incomplete' }),
  panel('before', '2026-10-18', { Kind: 'Registration', LastDay: '2026-10-19' }),
  panel('long before', '2026-08-01'),
]
const answers: Record<string, object> = {
  UnitBracket: {
    listTestPanels: panels,
    getUnit: { Obstacles: ['NoPanelAfter'] },
    listUnits: { items: [unit] },
  },
  PersonDonations: { getUserById: { Rewards: null, RewardPeriods: null, DonationInfo: donations } },
  PersonUnits: { listUnits: { items: [unit] }, missing: { items: [{ Id: 'donation-2' }] } },
  UnitTallies: { all: sum, quarantine: sum, held: sum, usable: sum, handedOver: sum },
  UnitsMissing: { listDonationByIdDonationInfoCreatedAt: { total: 0 } },
}
const answer = ({ operationName }: ApiCall) => ({
  data: answers[operationName] ?? {
    listUnits: { items: [unit], nextToken: null, total: 1 },
    getConsoleSettings: [],
    listSharedViews: [],
  },
})

const ofBatch = `/units?${new URLSearchParams({ filter: JSON.stringify({ batch: 'H26-058' }) })}`
const textsOf = (list = document.body) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

const donationsOf = (role: Role) =>
  renderScreen(<DonationsTab person={person()} />, { resource: 'users', role, answer })

it('stands at the donation it was received with: one click to the unit, one to its hand-over', async () => {
  donationsOf('Coordinator')
  expect(await addressOf('N26-0412-D')).toBe('/units/unit-1/show')
  expect(await addressOf('H26-058')).toBe(ofBatch)
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent?.includes(NO_UNIT))).toEqual([
    false,
    false,
    true,
  ])
})

it('is not asked of a duty that does not see it', async () => {
  const { calls } = donationsOf('Support')
  await screen.findByRole('table')
  expect(screen.queryByRole('columnheader', { name: '便' })).toBeNull()
  expect(new Set(calls.map(({ operationName }) => operationName))).toEqual(new Set(['PersonDonations']))
})

it.each<[Role, boolean]>([
  ['Auditor', false],
  ['Reception', true],
])('counts for %s what is missing, if they may list donations: %s', async (role, asks) => {
  const { calls } = renderScreen(<UnitList />, { resource: 'units', role, answer })
  await screen.findByText('N26-0412-D')
  expect(calls.some(({ operationName }) => operationName === 'UnitsMissing')).toBe(asks)
})

it.each([
  [false as const, 'ページが見つかりません'],
  [undefined, 'ここにいます'],
])('has a page by its address only where units are recorded here', async (material, heading) => {
  const { calls } = renderScreen(
    <PageGuard>
      <h1>ここにいます</h1>
    </PageGuard>,
    {
      resource: 'units',
      role: 'Administrator',
      answer,
      ...(material === false && { operator: { material } }),
    },
  )
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(calls).toEqual([])
})

it('leads from a row to the donor and to the others of its hand-over', async () => {
  renderScreen(<UnitList />, { resource: 'units', role: 'Administrator', answer })
  expect(await addressOf('H26-058')).toBe(ofBatch)
  expect(await addressOf('見本 花子')).toBe('/users/user-1/show')
})

const quarantined = {
  ...unit,
  HandedOverAt: null,
  HoldChangedAt: null,
  Consent: null,
  PassedAt: null,
  Container: null,
  TakenBy: '',
  StatementGiven: true,
  DiscardedAt: null,
}

function Missing() {
  const bracket = useUnitBracket(quarantined, true)
  const acts = useUnitActs(quarantined)
  const next = bracket.data && nextForPhysician(quarantined, bracket.data.getUnit.Obstacles ?? [])
  const main = acts.find(({ is }) => is === next) ?? null
  return <UnitMissing unit={quarantined} bracket={bracket} main={main} onAct={() => undefined} />
}

it('says of a unit what it lacks, with the one act about it, and between which panels it lies, once asked', async () => {
  const { calls } = renderScreen(<Missing />, { resource: 'units', role: 'Physician', answer })
  const open = await screen.findByRole('button', { name: '健康に関する記録を開く' })
  expect(calls).toEqual([])
  await userEvent.setup().click(open)
  const [missing, line] = await screen.findAllByRole('list')
  expect(textsOf(line)).toEqual([
    '前：登録検査・通過2026年10月18日（日）から2026年10月19日（月）までの検体',
    'この便2026年11月20日（金）',
    '期間中の検査・そろっていません2026年11月25日（水）の検体',
    '後ろの検査・まだ',
  ])
  expect(textsOf(missing)).toEqual([
    `${unitObstacleWords.NoPanelAfter.replace('。', '')}検査の結果を記録`,
    unitFulfilledWords.NoPanelBefore,
    unitFulfilledWords.Statement,
    unitFulfilledWords.Held,
  ])
})

it.each([
  ['lacks a panel', 'Quarantine', ['Statement', 'NoPanelAfter'], 'panel'],
  ['lacks nothing', 'Quarantine', [], 'release'],
  ['lacks only what the donor says', 'Quarantine', ['Statement'], null],
  ['is held', 'Held', ['Held', 'NoPanelAfter'], 'decide'],
  ['may be used', 'Usable', [], 'handOver'],
  ['is discarded', 'Discarded', ['Discarded'], null],
] as const)('has one next act for a physician where it %s', (_what, State, obstacles, act) => {
  expect(nextForPhysician({ ...quarantined, State }, obstacles)).toBe(act)
})
