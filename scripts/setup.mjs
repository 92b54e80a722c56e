// Runs before `npm start`, `npm test` and `npm run dev`, with nothing installed. Syntax that an old Node can read,
// so that it can say which one is needed; the work is in a file of its own, loaded only after that.
var [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'Node.js 20.19以上が必要です（現在は' +
      process.versions.node +
      'です）。新しいNode.jsを入れてから、もう一度実行してください。',
  )
  process.exit(1)
}

import('./setup/prepare.mjs').then(({ prepare }) => prepare(process.argv[2]))
