import { parentPort } from 'node:worker_threads'
import { readHeaders, readWords } from './readMail'

parentPort?.on('message', (mail: string | Uint8Array) => {
  const reading = typeof mail === 'string' ? readHeaders(mail) : readWords(mail)
  // Whatever is wrong with a mail, it is not understood.
  void reading.catch(() => null).then((read) => parentPort?.postMessage(read, []))
})
parentPort?.postMessage('ready', [])
