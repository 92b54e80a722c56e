import { useStore } from 'react-admin'

/** Whether the menu lies over the page. react-admin's own state of it begins open on a tablet. */
export const useMenuState = () => useStore('menu.open', false)
