/** Its room is kept, and it shows only when it is still there after a while: what is over sooner does not flicker. */
export const appearAfter = (milliseconds: number) => ({
  animation: `appear 0s linear ${milliseconds}ms both`,
  '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
})

/** The same without its room: what is over sooner moves nothing. */
export const unfoldAfter = (milliseconds: number) => ({
  animation: `unfold 0s linear ${milliseconds}ms both`,
  '@keyframes unfold': {
    from: { visibility: 'hidden', height: 0, overflow: 'hidden' },
    to: { visibility: 'visible', height: 'auto', overflow: 'visible' },
  },
})
