import { startFauxqs } from 'fauxqs'

// Amazon SNS and SQS: what is told to a topic lies in the queue of its name.
const [port, region, name] = process.argv.slice(2)
await startFauxqs({
  port: Number(port),
  logger: false,
  init: {
    region,
    topics: [{ name }],
    queues: [{ name }],
    subscriptions: [{ topic: name, queue: name }],
  },
})
