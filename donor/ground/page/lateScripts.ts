import { filesOf } from 'virtual:files-of-views'
import source from './late.js?raw'

/** Pages that are only read: they work without the program, which is four fifths of what they would bring. */
const READ_ONLY: readonly string[] = [
  '/',
  '/terms',
  '/privacy_policy',
  '/handling_of_personal',
  '/procedures_for_disclosure',
  '/criteria',
]

const lateScript = source.replace(/^\/\/.*\n/gm, '')

/** The menu: its file waits until the line is idle, or comes with the program. */
const menu = filesOf('donor/frame/modals/Modals.tsx').map((file) => `/${file}`)

/** The same page, whose scripts wait (`late.js`). They keep their mark, so that the policy allows them later. */
export function withLateScripts(
  page: string,
  { pathname, nonce }: { pathname: string; nonce: string },
): string {
  if (!READ_ONLY.includes(pathname))
    return page.replace(
      '</head>',
      () => `${menu.map((file) => `<link rel="prefetch" as="script" href="${file}"/>`).join('')}</head>`,
    )
  return page
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<script([^>]*) type="module"[^>]*>([^]*?)<\/script>/,
      (_whole, attributes: string, program: string) =>
        `<script${attributes} type="text/plain">${program}${menu.map((file) => `import("${file}");`).join('')}</script><script nonce="${nonce}">${lateScript}</script>`,
    )
}
