import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Role } from '../../shared/generated/schema'
import { CriteriaListPage } from '../../admin/care/criteria/CriteriaListPage'
import type { CriteriaRowFragment } from '../../admin/generated/graphql'
import { renderScreen } from './support/renderScreen'

const version: CriteriaRowFragment = {
  Id: 'first',
  Number: '2026-11-1',
  State: 'InReview',
  Origin: 'Program',
  BasedOn: null,
  Questionnaire: '2026.11-1',
  Sha256: '0'.repeat(64),
  Note: 'プログラムに付属する判定基準です。',
  AuthorId: null,
  AuthorName: null,
  EditorIds: [],
  Changed: [],
  SubmittedAt: '2026-11-20T00:00:00.000Z',
  ApproverId: null,
  ApproverName: null,
  ApprovedAt: null,
  EffectiveFrom: null,
  Rejection: null,
  RejectedByName: null,
  RejectedAt: null,
  PushReason: null,
  PausedDonors: null,
  InForceAt: null,
  RetiredAt: null,
  Version: 1,
  CreatedAt: '2026-11-20T00:00:00.000Z',
  UpdatedAt: '2026-11-20T00:00:00.000Z',
}

const open = (role: Role, items: readonly CriteriaRowFragment[]) =>
  renderScreen(<CriteriaListPage />, {
    resource: 'users',
    role,
    answer: () => ({ data: { listCriteria: { items, nextToken: null, total: items.length } } }),
  })

it.each<[Role, RegExp]>([
  ['Physician', /プログラムに付属の版を開き、.*承認してください/],
  ['Auditor', /医師の権限をもつ方に、.*お願いしてください/],
])('says to a %s what to do while nothing is in force', async (role, words) => {
  open(role, [version])
  await screen.findByRole('heading', { level: 2, name: '適用中の判定基準がありません' })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: '2026-11-1を読んで確かめる' }).getAttribute('href')).toBe(
    '/criteria/first',
  )
  expect(screen.queryByRole('button', { name: '下書きを作る' })).toBeNull()
})

it('lets a physician begin a draft from what is in force, and nobody else', async () => {
  const inForce = { ...version, State: 'InForce' as const, EffectiveFrom: '2026-11-20' }
  open('Physician', [inForce])
  expect(await screen.findByRole('button', { name: '下書きを作る' })).toBeTruthy()
  expect(screen.getByText('2026年11月20日（金）から使っています')).toBeTruthy()
})
