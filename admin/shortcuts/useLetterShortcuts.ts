import { useStore } from 'react-admin'

/** Can be switched off: speech input types letters by accident (WCAG 2.1.4). */
export const useLetterShortcuts = () => useStore('shortcuts.letters', true)
