import { useNavigate } from 'react-router'
import { SIGNED_OUT } from '../../shared/messages/notices'
import { showToast } from '../toasts/toasts'
import { CreateLogoutActivityDocument } from '../generated/graphql'
import { endSession } from '../session/session'

/** Signs out in every tab and goes to `to`. */
export function useSignOut(): (to?: '/login' | '/') => Promise<void> {
  const navigate = useNavigate()
  return async (to = '/login') => {
    const { request } = await import('../graphql/request')
    // A failed log entry must not prevent signing out.
    await request(CreateLogoutActivityDocument).catch(() => undefined)
    await endSession()
    await navigate(to, { replace: true })
    showToast(SIGNED_OUT)
  }
}
