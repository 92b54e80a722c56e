import { useEffect } from 'react'
import { useConsole } from '../console/ConsoleContext'

/** The title of the browser's tab: 会員｜なかつぐ管理 */
export function PageTitle({ title }: { title: string }) {
  const { serviceName } = useConsole().config.operator
  useEffect(() => {
    document.title = `${title}｜${serviceName}管理`
  }, [title, serviceName])
  return null
}
