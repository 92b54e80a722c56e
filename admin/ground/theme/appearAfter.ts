/** Keeps the space but shows late, so that short waits do not flicker. */
export const appearAfter = (milliseconds: number) => ({
  animation: `appear 0s linear ${milliseconds}ms both`,
  '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
})

/** Takes no space until it shows. */
export const unfoldAfter = (milliseconds: number) => ({
  animation: `unfold 0s linear ${milliseconds}ms both`,
  '@keyframes unfold': {
    from: { visibility: 'hidden', height: 0, overflow: 'hidden' },
    to: { visibility: 'visible', height: 'auto', overflow: 'visible' },
  },
})
