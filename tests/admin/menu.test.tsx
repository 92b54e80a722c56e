import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { placesFor, standingOf } from '../../admin/ground/auth/places'
import { isPageName, pageOperations } from '../../admin/ground/auth/pageOperations'
import { mayOpenPage } from '../../admin/ground/auth/mayDo'
import { allRoles } from '../../shared/rules/records/access/roles'
import type { Role } from '../../shared/generated/schema'
import { PageHead } from '../../admin/parts/components/PageHead'
import { ConsoleMenu } from '../../admin/start/layout/ConsoleMenu'
import { renderScreen } from './support/renderScreen'

const menu = (role: Role, waiting = 0) =>
  renderScreen(<ConsoleMenu />, {
    resource: 'users',
    role,
    answer: () => ({ data: { countWork: { All: waiting } } }),
  })

const TODAY = '2026-11-21'
const care = ['きょうの机', 'ガイダンス', '便', '会員', '検査', '献便・協力金']

const places: Readonly<Record<Role, readonly string[]>> = {
  Administrator: ['きょうの机', '受付', ...care.slice(1), 'メール', '集計', '記録', '設定'],
  Coordinator: [...care, 'メール', '集計'],
  Physician: [...care, '集計', '設定'],
  Support: [...care.filter((name) => name !== '便'), 'メール', '集計'],
  Reception: ['受付', 'ガイダンス', '便'],
  Finance: ['きょうの机', '会員', '献便・協力金'],
  Auditor: ['きょうの机', '便', '会員', '記録', '設定'],
}
const most: Partial<Record<Role, number>> = { Administrator: 11, Coordinator: 8, Physician: 8, Reception: 3 }

describe('the menu', () => {
  it.each(allRoles)('leads %s to the places of the duty', async (role) => {
    menu(role)
    await screen.findByRole('link', { name: places[role][0] })
    const names = screen.getAllByRole('link').map((link) => link.textContent)
    expect(names).toEqual(places[role])
    expect(names.length).toBeLessThanOrEqual(most[role] ?? 11)
  })

  it('tells how much there is to do on the desk, and counts nothing else', async () => {
    menu('Administrator', 14)
    expect(await screen.findByRole('link', { name: 'きょうの机14件' })).toBeTruthy()
    const counted = screen.getAllByRole('link').filter((link) => /\d/.test(link.textContent))
    expect(counted).toHaveLength(1)
  })

  it('shows a number of four digits as more than 999', async () => {
    menu('Support', 12_345)
    await waitFor(() => expect(screen.getByRole('link', { name: 'きょうの机999+件' })).toBeTruthy())
  })
})

describe('the pages', () => {
  const pagesOf = (role: Role) => placesFor([role], TODAY).flatMap(({ pages }) => pages)
  const nameOf = (to: string) => to.split('/')[1] ?? ''

  it.each(allRoles)('hold for %s each page that the duty opens, and no other', (role) => {
    const due = Object.keys(pageOperations).filter((page) => isPageName(page) && mayOpenPage([role], page))
    const shown = [...new Set(pagesOf(role).map(({ to }) => nameOf(to)))]
    // The day sheet is opened to those who may ask for today only.
    expect(shown.filter((page) => page !== 'calendar').toSorted()).toEqual(
      due.filter((page) => page !== 'calendar').toSorted(),
    )
  })

  it('stand each at its own address, and its records below it', () => {
    const all = placesFor(allRoles, TODAY)
    const pages = all.flatMap((place) => place.pages.map((page) => ({ place, page })))
    expect(new Set(pages.map(({ page }) => page.to)).size).toBe(pages.length)
    const keys = pages.flatMap(({ page: { letter } }) => letter ?? [])
    expect(new Set(keys).size).toBe(keys.length)
    for (const { place, page } of pages) expect(standingOf(all, page.to)).toEqual({ place, page })
    const at = (address: string) => standingOf(all, address)?.page.full
    expect(at('/users/1/show')).toBe('会員')
    expect(at('/cases/1/show')).toBe('記録：確かめる')
    expect(at('/letters/mails/x')).toBe('メール：文面')
    expect(at('/calendar/2026-01-05')).toBe('ガイダンス：当日')
    expect(at('/preferenceSlots/2026-11')).toBe('ガイダンス：枠')
    expect(at('/account')).toBeUndefined()
  })
})

describe('a small office', () => {
  const small = (role: Role) => placesFor([role], TODAY, { hasUnits: true, isSmall: true })
  const addresses = (places: ReturnType<typeof small>) =>
    places.flatMap(({ pages }) => pages.map(({ to }) => to)).toSorted()

  it.each(allRoles)('leaves %s every page', (role) => {
    expect(addresses(small(role))).toEqual(addresses(placesFor([role], TODAY)))
  })

  it('has the outlook of places among the settings', () => {
    const named = small('Administrator').flatMap(({ pages }) => pages.map(({ full }) => full))
    expect(named).toContain('設定：見通し')
    expect(named).not.toContain('ガイダンス：見通し')
  })
})

describe('the heading of a page', () => {
  it('is its place’s, with the pages of the duty as links beside it', async () => {
    renderScreen(<PageHead />, { resource: 'cases', role: 'Auditor', answer: () => ({ data: {} }) })
    expect(await screen.findByRole('heading', { level: 1, name: '記録' })).toBeTruthy()
    const tabs = within(screen.getByRole('navigation', { name: '記録の画面' })).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'したこと',
      '見たこと',
      '確かめる',
      'ログインと安全',
      '封印',
    ])
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, 'page', null, null])
    await waitFor(() => expect(document.title).toMatch(/^確かめる・記録｜/))
  })

  it('has no tabs where the duty opens one page', async () => {
    renderScreen(<PageHead />, { resource: 'activity', role: 'Coordinator', answer: () => ({ data: {} }) })
    expect(await screen.findByRole('heading', { level: 1, name: '記録' })).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
