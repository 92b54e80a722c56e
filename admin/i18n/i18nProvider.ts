import polyglotI18nProvider from 'ra-i18n-polyglot'
import { messages } from './messages'

const NAME = /^[\w.]+$/

/** A notification passes a sentence, which is no missing key. */
function onMissingKey(key: string): string {
  if (NAME.test(key)) console.warn(`Missing translation for key: "${key}"`)
  return key
}

export const i18nProvider = polyglotI18nProvider(() => messages, 'ja', [{ locale: 'ja', name: '日本語' }], {
  onMissingKey,
})
