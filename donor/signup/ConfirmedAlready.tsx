import { Link } from 'react-router'

export function ConfirmedAlready() {
  return (
    <p>
      確認がお済みの方は、<Link to="/login">ログイン</Link>へお進みください。
    </p>
  )
}
