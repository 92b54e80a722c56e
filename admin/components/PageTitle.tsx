import { useEffect } from 'react'
import { useConsole } from '../console/ConsoleContext'

/** Sets the browser tab's title: 会員｜なかつぐ管理 */
export function PageTitle({ title }: { title: string }) {
  const { serviceName } = useConsole().config.operator
  useEffect(() => {
    document.title = `${title}｜${serviceName}管理`
  }, [title, serviceName])
  return null
}
