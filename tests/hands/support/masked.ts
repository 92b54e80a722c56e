import type { Page } from '@playwright/test'
import { purposeWords } from '../../../admin/ground/words/purposes'
import { samplePeople } from '../../e2e/support/samplePeople'
import { SAMPLE_DAY, type TestProgram } from '../../support/program'
import { settled } from './settled'

/** The places of a page where something may be said, by what stands beside it: what is said at each. */
export type Said = Record<string, string[]>

const NONE = /^(?:なし|—|未登録|☐|0[名件人回]?)$|(?:いません|ありません)。$/

const TABS = ['', 'guidance', 'screenings', 'donations', 'flora', 'mails', 'profile']

/** A list, a day, the outlook, and a donor with all tabs. */
export async function maskedPages(program: TestProgram): Promise<string[]> {
  const [donor] = await samplePeople(program, { UserStatus: { eq: 'Donation' } })
  if (!donor) throw new Error('nobody in the sample donates')
  return [
    '/admin/',
    '/admin/dashboard',
    '/admin/donations',
    `/admin/calendar/${SAMPLE_DAY.slice(0, 10)}`,
    '/admin/preferenceSlots/outlook',
    ...TABS.map((tab) => `/admin/users/${donor.Id}/show${tab && `?tab=${tab}`}`),
  ]
}

/** Besides, where the coordinator talks with people: a day, and who waits or comes. */
export async function talkPages(program: TestProgram): Promise<string[]> {
  const kinds = ['WaitingToParticipateGuidance', 'WaitingGuidance']
  const people = await Promise.all(
    kinds.map(async (kind) => (await samplePeople(program, { UserStatus: { eq: kind } }))[0]),
  )
  return [
    '/admin/calendar/2026-12-02',
    ...people.flatMap((person) => (person ? [`/admin/users/${person.Id}/show`] : [])),
  ]
}

export async function saidOn(page: Page, address: string, whole: boolean): Promise<Said> {
  await page.goto(address)
  // A page that is not the duty's has a heading of its own.
  await page.getByRole('heading').first().waitFor()
  await settled(page)
  const open = page.getByRole('button', { name: purposeWords.openHealth })
  if (whole && (await open.first().isVisible())) {
    await open.first().click()
    await settled(page)
  }
  return page.evaluate(() => {
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
    const said: Record<string, string[]> = {}
    const placeOf = (element: Element): string => {
      const cell = element.closest('td')
      if (cell) {
        const heads = cell.closest('table')?.querySelectorAll('thead th, thead td')
        return `${textOf(cell.parentElement?.querySelector('a, th, td'))} / ${textOf(heads?.[cell.cellIndex])}`
      }
      const term = element.closest('dd')?.parentElement?.querySelector('dt')
      const heading = textOf(element.closest('section, [role=tabpanel]')?.querySelector('h2, h3, h4'))
      return `${heading} / ${textOf(term)}`
    }
    for (const element of document.querySelectorAll(
      'main td, main dd, main p, main span, main li, main input[type=checkbox]',
    )) {
      const isBox = element instanceof HTMLInputElement
      if (!isBox && element.matches('p, span, li') && element.closest('td, dd')) continue
      if (!isBox && element.matches('p, span, li') && element.children.length > 0) continue
      const text = isBox ? (element.checked ? '☑' : '☐') : textOf(element)
      const place = isBox ? textOf(element.closest('label')) : placeOf(element)
      if (text !== '') (said[place] ??= []).push(text)
    }
    return said
  })
}

/** Where all that there is says something, and the same place says to this duty that there is nothing. */
export function untrueNones(whole: Said, masked: Said): string[] {
  return Object.entries(masked).flatMap(([place, texts]) => {
    const told = whole[place]
    if (!told) return []
    return texts
      .filter((text) => NONE.test(text) && !told.includes(text))
      .map((text) => `${place}: ${text} ← ${told.join(' | ').slice(0, 80)}`)
  })
}
