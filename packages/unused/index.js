function unused() {
  throw new Error('This is not installed: docs/decisions/123-what-is-installed.md')
}

// What react-admin would guess the kind of a field by.
export { unused as isMatch, unused as isValid, unused as parseISO }
