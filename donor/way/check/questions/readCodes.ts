import type { Code } from './medicines/codes'

/** Longer photos cost much memory, and zxing looks at smaller ones by itself. */
const LONGEST = 2400

export type CodeReader = {
  /** Every code of one picture after another. Fails if the browser cannot fetch the reader or run it. */
  read: (picture: ImageData) => Promise<readonly Code[]>
  stop: () => void
}

/** Reads codes beside the page, which stays quick; nothing leaves the device. */
export function openCodeReader(): CodeReader {
  const worker = new Worker(new URL('./readCodes.worker.ts', import.meta.url))
  let isBroken = false
  let tell = (_codes: readonly Code[] | null) => {}
  worker.addEventListener('message', ({ data }: MessageEvent<Code[] | null>) => tell(data))
  worker.addEventListener('error', () => {
    isBroken = true
    tell(null)
  })
  return {
    read: (picture) =>
      new Promise((resolve, reject) => {
        tell = (codes) => (codes ? resolve(codes) : reject(new Error('the reader of codes does not run')))
        if (isBroken) tell(null)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        else worker.postMessage(picture)
      }),
    stop: () => worker.terminate(),
  }
}

/** Every code of the photos; a file that is no picture has none. */
export async function codesOfPhotos(files: Iterable<Blob>): Promise<Code[]> {
  const reader = openCodeReader()
  try {
    const codes: Code[] = []
    for (const file of files) {
      const picture = await pictureIn(file).catch(() => null)
      if (picture) codes.push(...(await reader.read(picture)))
    }
    return codes
  } finally {
    reader.stop()
  }
}

async function pictureIn(file: Blob): Promise<ImageData | null> {
  const photo = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(photo.width * scale))
  canvas.height = Math.max(1, Math.round(photo.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null
}
