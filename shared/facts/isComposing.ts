type KeyEvent = { isComposing?: boolean; keyCode?: number; nativeEvent?: KeyEvent }

/** True for a key that belongs to an input method. Safari ends the conversion before its Enter, which bears 229. */
export const isComposing = (event: KeyEvent): boolean =>
  event.isComposing === true ||
  event.keyCode === 229 ||
  (event.nativeEvent !== undefined && isComposing(event.nativeEvent))
