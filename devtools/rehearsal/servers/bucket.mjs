import { mkdirSync } from 'node:fs'
import S3rver from 's3rver'

const [port, directory, name] = process.argv.slice(2)
mkdirSync(directory, { recursive: true })
await new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name }],
}).run()
