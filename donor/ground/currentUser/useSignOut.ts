import { useNavigate } from 'react-router'
import { SIGNED_OUT } from '../../../shared/words/program/notices'
import { CreateLogoutActivityDocument } from '../../generated/graphql'
import { showToast } from '../page/toasts'
import { endSession } from '../session/session'

/** In every tab. */
export function useSignOut(): (to?: '/login' | '/') => Promise<void> {
  const navigate = useNavigate()
  return async (to = '/login') => {
    const { request } = await import('../graphql/request')
    // A failed log entry must not prevent signing out.
    await request(CreateLogoutActivityDocument).catch(() => undefined)
    if (globalThis.Notification?.permission === 'granted')
      await import('./pushDevice').then(({ leavePush }) => leavePush()).catch(() => undefined)
    await endSession()
    await navigate(to, { replace: true })
    showToast(SIGNED_OUT)
  }
}
