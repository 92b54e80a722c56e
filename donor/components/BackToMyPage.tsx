import { Link } from 'react-router'

export function BackToMyPage() {
  return (
    <Link className="backLink" to="/mypage">
      マイページへもどる
    </Link>
  )
}
