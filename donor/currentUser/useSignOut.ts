import { useNavigate } from 'react-router'
import { SIGNED_OUT } from '../../shared/messages/notices'
import { CreateLogoutActivityDocument } from '../generated/graphql'
import { endSession } from '../session/session'
import { showToast } from '../toasts/toasts'

/** In every tab. */
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
