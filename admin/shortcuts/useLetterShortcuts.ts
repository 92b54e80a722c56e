import { useStore } from 'react-admin'

/** Whether single letters do something. They can be switched off: speech input types them by accident (WCAG 2.1.4). */
export const useLetterShortcuts = () => useStore('shortcuts.letters', true)
