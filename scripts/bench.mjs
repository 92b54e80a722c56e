import { installForeign } from './installForeign.mjs'
import { giveUp } from './setup/say.mjs'

// PostGraphile lies beside the build, like the judges, and only where it is asked for.
if (
  process.argv.includes('--peer') &&
  !installForeign('devtools/bench/peer', 'build/peer', ['peerServer.mjs'])
)
  giveUp('PostGraphileをインストールできませんでした。ネットワークを確認して、もう一度実行してください。')
await import('../devtools/bench/bench.ts')
