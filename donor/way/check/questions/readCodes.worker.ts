import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { codeOf } from './medicines/codes'

prepareZXingModule({ overrides: { locateFile: () => wasm } })

/** Answers a picture with its codes, or with null where none can be read at all, for example without the network. */
addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  readBarcodes(data, { formats: ['QRCode'] }).then(
    (found) => postMessage(found.map(codeOf)),
    () => postMessage(null),
  )
})
