import { samplePublicTexts } from '../../../shared/facts/config'
import { addressConfirmation } from '../../../donor/ground/words/addressConfirmation'
import { homeHero } from '../../../donor/ground/words/home'
import { healthConsent } from '../../../donor/ground/words/healthConsent'
import { authPages, memberPages, onlineCheckPages } from '../../../shared/words/program/memberPages'
import { errorPages, documentTitle, homeTitle } from '../../../shared/words/program/pageText'
import { profilePages } from '../../../donor/ground/words/pages/profilePages'
import { publicPages } from '../../../shared/words/program/publicPages'
import { reservationPages } from '../../../donor/ground/words/pages/reservationPages'
import { visitReply } from '../../../donor/ground/words/visitReply'
import { withdrawalTexts } from '../../../donor/ground/words/withdrawal'

export type Who = 'guest' | 'applicant' | 'donor' | 'suspended'

/** Where a person arrives who asks for a route, and what stands there. */
export type Arrival = { path: string; title: string; h1: string; status: number }

const { serviceName, region } = samplePublicTexts
const titled = (h1: string) => documentTitle(h1, serviceName)

const publicRoutes: Record<string, { h1: string }> = {
  ...publicPages(samplePublicTexts),
  '/smile_survey_error': onlineCheckPages['/smile_survey_error'],
  '/visit_reply': visitReply,
}

const memberRoutes: Record<string, { h1: string }> = {
  ...memberPages,
  ...profilePages,
  ...reservationPages,
  ...onlineCheckPages,
}

/**
 * Signed-in pages: who of these three is shown the page asked for, and where the others are led if not to my page.
 * The applicant has yet to take the check, the donor has renewed once, the suspended waits for a guidance.
 */
const opensFor: Record<string, { opens: Who[]; leadsTo?: string }> = {
  '/account': { opens: ['applicant', 'donor', 'suspended'] },
  '/account/consent': { opens: ['applicant', 'donor', 'suspended'] },
  '/account/receipts': { opens: ['applicant', 'donor', 'suspended'] },
  '/account/reads': { opens: ['applicant', 'donor', 'suspended'] },
  '/account/rights': { opens: ['applicant', 'donor', 'suspended'] },
  '/application_examination': { opens: ['applicant', 'donor'] },
  '/application_examination/complete': { opens: [], leadsTo: '/application_examination' },
  '/inspection_report': { opens: ['applicant', 'donor', 'suspended'] },
  '/mypage': { opens: ['applicant', 'donor', 'suspended'] },
  '/notes_of_donation': { opens: ['applicant', 'donor', 'suspended'] },
  '/statement': { opens: ['donor'] },
  '/report_condition': { opens: ['donor'] },
  '/online_check/answers': { opens: ['donor', 'suspended'] },
  '/online_check/before_renewal_inspection/result_ng': { opens: [] },
  '/online_check/before_renewal_inspection/result_ok': { opens: ['donor'] },
  '/online_check/result_ng': { opens: [] },
  '/online_check/result_ok': { opens: ['suspended'] },
  '/signup/online_check': { opens: ['applicant'] },
  '/signup/online_check/before_renewal_inspection': { opens: [] },
  '/signup/profile': { opens: ['applicant', 'donor', 'suspended'] },
  '/signup/profile/complete': { opens: [] },
  '/signup/profile/confirm': { opens: [], leadsTo: '/signup/profile' },
  '/signup/schedule_reservation': { opens: [] },
  '/signup/schedule_reservation/change': { opens: [] },
  '/signup/schedule_reservation/change/complete': { opens: [] },
  '/signup/schedule_reservation/change/confirm': { opens: [] },
  '/signup/schedule_reservation/complete': { opens: [] },
  '/signup/schedule_reservation/confirm': { opens: [] },
  '/path_ahead': { opens: ['suspended'] },
  '/messages': { opens: ['applicant', 'donor', 'suspended'] },
  '/track_record': { opens: ['donor'] },
  '/what_if': { opens: ['applicant', 'donor', 'suspended'] },
  '/withdrawal': { opens: ['applicant', 'donor', 'suspended'] },
}

export const publicPaths = Object.keys(publicRoutes)
export const guestPaths = Object.keys(authPages)
export const memberPaths = Object.keys(opensFor)
export const UNKNOWN_PATH = '/no_such_page'

/** Headings that are not the page's name. */
const otherHeadings: Record<string, string> = {
  '/': homeHero(samplePublicTexts).h1,
  '/signup/online_check': healthConsent.h1,
  '/signup/online_check/before_renewal_inspection': healthConsent.h1,
}

/** What a page that tells of something done says where it was not done. */
const notDone: Record<string, { h1: string }> = {
  '/signup/temporary_registration': addressConfirmation,
  '/signup/confirm_password/complete': addressConfirmation,
  '/withdrawal/complete': memberPages['/withdrawal'],
}

function arrivalAt(path: string, known: { h1: string } | undefined, status = 200): Arrival {
  const text = notDone[path] ?? known
  if (!text) throw new Error(`nothing is known of ${path}`)
  const title = path === '/' ? homeTitle(serviceName, region.name) : titled(text.h1)
  return { path, title, h1: otherHeadings[path] ?? text.h1, status }
}

/** What stands at a signed-in page, its query aside, for whoever is shown it. */
export const memberArrival = (path: string): Arrival =>
  arrivalAt(path, memberRoutes[path.replace(/\?.*$/, '')])

const memberPath = (path: string, who: Who): string => {
  const { opens, leadsTo = '/mypage' } = opensFor[path] ?? { opens: [] }
  if (opens.includes(who)) return path
  // Who may not see what she is led to is led on from there.
  return leadsTo === '/mypage' ? leadsTo : memberPath(leadsTo, who)
}

/** What decisions §5 say of a route for one person. */
export function arrivalOf(path: string, who: Who): Arrival {
  if (path === UNKNOWN_PATH) return { ...arrivalAt(path, errorPages[404]), status: 404 }
  if (path in publicRoutes) {
    const stays = path === '/withdrawal/complete' && who !== 'guest'
    return { ...arrivalAt(path, publicRoutes[path]), ...(stays ? { h1: withdrawalTexts.staying.h1 } : {}) }
  }
  const login = new Map(Object.entries<{ h1: string }>(authPages))
  if (login.has(path))
    return who === 'guest'
      ? arrivalAt(path, login.get(path))
      : { ...arrivalAt('/mypage', memberRoutes['/mypage']), status: 200 }
  if (who === 'guest')
    return {
      ...arrivalAt('/login', login.get('/login')),
      path: `/login?redirect=${encodeURIComponent(path)}`,
    }
  const reached = memberPath(path, who)
  return arrivalAt(reached, memberRoutes[reached])
}
