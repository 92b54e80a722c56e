import { useStore } from 'react-admin'

/** Own state, because react-admin's menu starts open on a tablet. */
export const useMenuState = () => useStore('menu.open', false)
