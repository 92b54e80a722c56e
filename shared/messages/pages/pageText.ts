/** Heading and buttons of a page; `description` is the meta description of a public one. */
export type PageText = { h1: string; primary?: string; secondary?: string; description?: string }

/** `<title>`: マイページ｜なかつぐ */
export const documentTitle = (h1: string, serviceName: string) => `${h1}｜${serviceName}`

/** `<title>` of the home page. */
export const homeTitle = (serviceName: string, region: string) =>
  `${serviceName}｜${region}の腸内細菌ドナー募集`

/** `<title>` of a console page: 会員｜なかつぐ管理 */
export const consoleTitle = (name: string, serviceName: string) => `${name}｜${serviceName}管理`

/** `<title>` of a form that came back with errors. */
export const errorTitle = (title: string) => `エラー：${title}`
