import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { OfficeNotes } from '../../../../donor/way/nextStep/OfficeNotes'
import { forgetCurrentUser, keepCurrentUser } from '../../../../donor/ground/session/currentUserStore'
import type { OfficePointKind } from '../../../../shared/generated/schema'
import { person } from '../../person'
import { renderPage } from '../../renderPage'

beforeEach(forgetCurrentUser)

async function notes(...kinds: OfficePointKind[]) {
  const donor = person({ UserStatus: 'Donation', DonorExpirationDate: '2027-02-02' })
  keepCurrentUser({ ...donor, OfficePoints: kinds.map((Kind) => ({ Id: Kind, Kind })) })
  renderPage(
    <>
      <h1>マイページ</h1>
      <OfficeNotes />
    </>,
  )
  await screen.findByRole('heading', { level: 1 })
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

it('says nothing while nothing is open, and nothing of what is the office’s alone', async () => {
  expect(await notes('ConsentWithdrawn')).toEqual([])
})

it('tells who moved away or reached the upper age what stays as it is', async () => {
  expect(await notes('MovedOutside', 'AgeReached')).toEqual([
    'お引っ越しについて、ご相談させてください',
    'これからのことを、ご案内します',
  ])
  expect(document.body.textContent).toContain('いまの認定（有効期限は2027年2月2日（火））')
  expect(document.body.textContent).toContain('協力金は、そのままお受け取りいただけます')
})

it('asks about what differs, with the way to the profile', async () => {
  expect(await notes('TownDiffers')).toEqual(['住所をお確かめください'])
  const link = screen.getByRole('link', { name: '登録情報を確かめる' })
  expect(link.getAttribute('href')).toBe('/signup/profile')
})
