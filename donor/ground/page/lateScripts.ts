import { filesOf, handedOn } from 'virtual:files-of-views'
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

/** The menu: its file comes once the page is there, or with the program. */
const menu = filesOf('donor/frame/modals/Modals.tsx').map((file) => `/${file}`)

/** Files that come beside the styles. The others wait for them, so that a phone's six lines are left to what is asked. */
const LARGE = /\/(?:libraries|shell)-/

// Not by `<link rel="prefetch">`, which for Firefox is of no kind and forbidden by the policy.
const menuScript = `addEventListener("load",()=>{for(const file of ${JSON.stringify(menu)})fetch(file).then((one)=>one.text()).catch(()=>0)})`

/**
 * The page with its scripts at their time: the menu's last, and those of a page that is only read when it is touched
 * (`late.js`). They keep their mark, so that the policy allows them later.
 */
export function withLateScripts(
  page: string,
  { pathname, nonce }: { pathname: string; nonce: string },
): string {
  const direct = withoutHandingOn(page)
  if (!READ_ONLY.includes(pathname))
    return direct.replace('</head>', () => `<script nonce="${nonce}">${menuScript}</script></head>`)
  return direct
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<script([^>]*) type="module"[^>]*>([^]*?)<\/script>/,
      (_whole, attributes: string, program: string) =>
        `<script${attributes} type="text/plain">${program}${menu.map((file) => `import("${file}");`).join('')}</script><script nonce="${nonce}">${lateScript}</script>`,
    )
}

/**
 * The builder makes a file of each page and layout that only names what is in a shared one. A phone opens six at a time, and
 * such a file takes as long as a large one: the page names what is in them itself.
 */
function withoutHandingOn(page: string): string {
  return page
    .replaceAll(/<link rel="modulepreload"[^>]* href="([^"]*)"/g, (link, file: string) =>
      // React would set a link that it does not find.
      handedOn[file] ? `${link} media="not all"` : LARGE.test(file) ? link : `${link} fetchpriority="low"`,
    )
    .replaceAll(/import \* as (\w+) from "([^"]*)";/g, (whole, route: string, file: string) => {
      const handed = handedOn[file]
      if (!handed) return whole
      const names = Object.entries(handed.names).map(([name, there]) => `${name}:${route}_.${there}`)
      return `import * as ${route}_ from "${handed.from}";const ${route}={${names.join()}};`
    })
    .replaceAll(/import\("([^"]*)"\)/g, (_whole, file: string) => `import("${handedOn[file]?.from ?? file}")`)
}
