export function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has started by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
