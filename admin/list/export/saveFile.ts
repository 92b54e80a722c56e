/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
