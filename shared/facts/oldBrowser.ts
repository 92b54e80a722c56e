import { openingHoursText } from './openingHours'
import type { PublicTexts } from './config'

/** The oldest browsers served: Safari and iOS 16, Chrome and Edge 110, Firefox 115. */
export const OLD_BROWSER = 'oldBrowser'

export const oldBrowserText = ({ contact }: Pick<PublicTexts, 'contact'>): string =>
  `お使いのブラウザーが古いため、この画面は正しく動きません。新しいブラウザーでお開きいただくか、お電話ください。電話：${contact.tel}（${openingHoursText(contact.openingHours)}）`

/** Runs in a page of any age, so its words are of 2009: shows the element of that id in a browser that is too old. */
export const OLD_BROWSER_SCRIPT = `(function(){var o;try{new RegExp('(?<n>a)\\\\p{L}','u');o=!([].toSorted&&[].findLast&&[].at&&Object.hasOwn&&window.structuredClone)}catch(e){o=true}var p=document.getElementById('${OLD_BROWSER}');if(o&&p)p.removeAttribute('hidden')})()`
