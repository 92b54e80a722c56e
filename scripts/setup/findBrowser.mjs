import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './findChromium.mjs'
import { giveUp, say } from './say.mjs'

const FONT_FOLDERS = ['/usr/share/fonts/opentype/noto', '/usr/share/fonts/truetype/fonts-japanese-gothic.ttf']

function hasJapaneseFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() !== '' : FONT_FOLDERS.some((path) => existsSync(path))
}

// A Debian or Ubuntu of before knows only the second.
const BROWSERS = ['chromium-headless-shell', 'chromium']

const missingPackages = (browser = BROWSERS[0]) => [
  ...(findChromium() ? [] : [browser]),
  ...(hasJapaneseFont() ? [] : ['fonts-noto-cjk']),
]

/** With it tests also read PDF files. */
const READER = 'poppler-utils'
const hasReader = () => spawnSync('pdftotext', ['-v']).status === 0

function apt(...args) {
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function installFromDebian() {
  apt('update', '-qq')
  if (!hasReader()) apt('install', '-y', '-qq', '--no-install-recommends', READER)
  for (const browser of BROWSERS) {
    const missing = missingPackages(browser)
    if (missing.length > 0) apt('install', '-y', '-qq', '--no-install-recommends', ...missing)
  }
}

/** The browser tests need Chromium, and letters for it to show. */
export function findBrowser() {
  const missing = [...missingPackages(), ...(hasReader() ? [] : [READER])]
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`ブラウザーのテストに必要なもの（${missing.join('、')}）をインストールしています`)
    installFromDebian()
  }
  const still = missingPackages('chromium')
  if (still.length > 0)
    giveUp(
      `ブラウザーのテストには${still.join('と')}が必要です。「sudo apt-get install ${still.join(' ')}」などでインストールしてから、もう一度実行してください。`,
    )
}
