import { useLocation, useNavigate } from 'react-router'

const MENU_HASH = '#menu'

/** The menu is a step in the history of its own, so that the back button of a phone closes it. */
export function useGlobalMenu() {
  const location = useLocation()
  const navigate = useNavigate()
  const openedHere = location.state === MENU_HASH
  return {
    isOpen: location.hash === MENU_HASH,
    open: () =>
      void navigate(
        { hash: MENU_HASH, search: location.search },
        { state: MENU_HASH, preventScrollReset: true },
      ),
    close: () =>
      void (openedHere
        ? navigate(-1)
        : navigate({ hash: '', search: location.search }, { replace: true, preventScrollReset: true })),
  }
}
