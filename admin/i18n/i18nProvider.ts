import polyglotI18nProvider from 'ra-i18n-polyglot'
import { messages } from './messages'

export const i18nProvider = polyglotI18nProvider(() => messages, 'ja', [{ locale: 'ja', name: '日本語' }])
