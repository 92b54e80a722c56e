import { mayCall, type StaffOperation } from '../../../shared/rules/records/access/operations'
import { classReaders } from '../../../shared/rules/records/access/classes'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { DataClass, Role } from '../../../shared/generated/schema'
import { mayOpenPage } from './mayDo'
import { DAY_SHEET, type PageName } from './pageOperations'

/**
 * `letter` is the key after g. `at` is the address, where it is not the page's name. `rare`: in a small office it stands
 * among the settings.
 */
type PageEntry = {
  page: PageName
  name: string
  letter?: string
  at?: string
  today?: StaffOperation
  rare?: true
}

/** `about` keeps the place out of the menu of those who do not read it; they reach its pages by the search. */
type PlaceEntry = { name: string; about?: DataClass; by?: StaffOperation; pages: readonly PageEntry[] }

/** Every page of the console in its place. The menu, the tabs, the keys, their help and the search are made of this. */
const groups = [
  {
    title: '毎日の仕事',
    places: {
      desk: { name: 'きょうの机', pages: [{ page: 'desk', name: 'きょうの机', letter: 't' }] },
      reception: { name: '受付', pages: [{ page: 'reception', name: '受付', letter: 'r' }] },
      guidance: {
        name: 'ガイダンス',
        pages: [
          { page: 'calendar', name: '当日', letter: 'y', today: DAY_SHEET },
          { page: 'calendar', name: 'カレンダー', letter: 'c' },
          { page: 'preferenceSlots', name: '枠', letter: 'p' },
          { page: 'preferenceSlots', name: '見通し', at: '/preferenceSlots/outlook', rare: true },
        ],
      },
      units: { name: '便', pages: [{ page: 'units', name: '便', letter: 'i' }] },
    },
  },
  {
    title: '人と記録',
    places: {
      people: {
        name: '会員',
        pages: [
          { page: 'users', name: '会員', letter: 'u' },
          { page: 'pendingAccounts', name: '登録の途中の方' },
          { page: 'bulk', name: 'まとめて処理', letter: 'b' },
        ],
      },
      exams: {
        name: '検査',
        pages: [
          { page: 'screenings', name: '登録・更新', letter: 's' },
          { page: 'floraTests', name: '腸内フローラ', letter: 'f' },
        ],
      },
      donations: {
        name: '献便・協力金',
        pages: [{ page: 'donations', name: '献便', letter: 'n' }],
      },
    },
  },
  {
    title: '運用',
    places: {
      mails: {
        name: 'メール',
        about: 'Contact',
        pages: [
          { page: 'mails', name: '送信', letter: 'm' },
          { page: 'letters', name: '文面', letter: 'w' },
        ],
      },
      figures: { name: '集計', pages: [{ page: 'dashboard', name: '集計', letter: 'd' }] },
      records: {
        name: '記録',
        about: 'Account',
        pages: [
          { page: 'activity', name: 'したこと', letter: 'a' },
          { page: 'reads', name: '見たこと', letter: 'v' },
          { page: 'cases', name: '確かめる', letter: 'e' },
          { page: 'securityEvents', name: 'ログインと安全', letter: 'l' },
          { page: 'seals', name: '封印', letter: 'x' },
        ],
      },
      settings: {
        name: '設定',
        by: 'listCriteria',
        pages: [
          { page: 'criteria', name: '判定基準', letter: 'j' },
          { page: 'administrators', name: '担当', letter: 'k' },
          { page: 'duties', name: '役割' },
          { page: 'operator', name: '運営者', letter: 'o' },
          { page: 'opening', name: '部屋と時間', letter: 'h' },
        ],
      },
    },
  },
] as const satisfies readonly { title: string; places: Readonly<Record<string, PlaceEntry>> }[]

type KeysOf<Entry> = Entry extends { places: infer Places } ? keyof Places : never
export type PlaceKey = KeysOf<(typeof groups)[number]>

/** `full` names the page where its place does not stand beside it: メール：文面 */
type Page = { name: string; full: string; to: string; letter?: string | undefined }

/** Its first page is where the menu leads. */
export type Place = { key: PlaceKey; group: string; name: string; isInMenu: boolean; pages: readonly Page[] }

type Office = { hasUnits: boolean; isSmall: boolean }

const rarePages: readonly PageEntry[] = groups.flatMap(({ places }) =>
  Object.values<PlaceEntry>(places).flatMap(({ pages }) => pages.filter(({ rare }) => rare)),
)

/** Those of the place in a large office, or in a small one. */
const pagesOf = (key: PlaceKey, pages: readonly PageEntry[], { isSmall }: Office) =>
  isSmall ? [...pages.filter(({ rare }) => !rare), ...(key === 'settings' ? rarePages : [])] : pages

export function placesFor(
  held: readonly Role[],
  today: JapaneseDate,
  office: Office = { hasUnits: true, isSmall: false },
): readonly Place[] {
  return groups.flatMap(({ title, places }) =>
    (Object.entries(places) as [PlaceKey, PlaceEntry][]).flatMap(([key, { name, about, by, ...entry }]) => {
      const pages = pagesOf(key, entry.pages, office)
      const open = pages.filter((page) =>
        page.today ? mayCall(held, page.today) : mayOpenPage(held, page.page),
      )
      const isInMenu =
        (!about || held.some((role) => classReaders[about].includes(role))) && (!by || mayCall(held, by))
      const place = {
        key,
        group: title,
        name,
        isInMenu,
        pages: open.map((page) => ({
          name: pages.length === 1 ? name : page.name,
          full: pages.length === 1 || page.name === name ? name : `${name}：${page.name}`,
          to: page.at ?? (page.today ? `/${page.page}/${today}` : `/${page.page}`),
          letter: page.letter,
        })),
      }
      return open.length > 0 && (key !== 'units' || office.hasUnits) ? [place] : []
    }),
  )
}

export type Standing = { place: Place; page: Page }

/** Where an address stands: the page with the longest address that it begins with. */
export function standingOf(places: readonly Place[], pathname: string): Standing | null {
  const all = places.flatMap((place) => place.pages.map((page) => ({ place, page })))
  // Each day has the day sheet's page.
  const path = /^\/calendar\/./.test(pathname)
    ? all.find(({ page }) => page.to.startsWith('/calendar/'))
    : null
  return (
    path ??
    all
      .filter(({ page: { to } }) => pathname === to || pathname.startsWith(`${to}/`))
      .toSorted((one, other) => other.page.to.length - one.page.to.length)[0] ??
    null
  )
}
