/** A prime number of characters, without those that are taken for others. */
const CHECKS = '0123456789ABCDEFGHJKLMNPRSTUVWX'
const SERIAL_DIGITS = 4

const NUMBER = /^([A-Z]{1,4})(\d{2})-(\d{4,7})-([0-9A-Z])$/

/** Finds every wrong character and every two that were swapped: values below a prime, each with a weight of its own. */
function checkCharacter(text: string): string {
  const values = Array.from(text, (character) =>
    /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65,
  )
  return CHECKS.charAt(values.reduce((sum, value, index) => sum + value * (index + 1), 0) % CHECKS.length)
}

/** `N26-0412-` and its check character: facility, year, serial. */
export function unitNumber(facilityCode: string, year: number, serial: number): string {
  const [short, digits] = [String(year % 100).padStart(2, '0'), String(serial).padStart(SERIAL_DIGITS, '0')]
  return `${facilityCode}${short}-${digits}-${checkCharacter(`${facilityCode}${short}${digits}`)}`
}

/** True for a number whose check character is right; it need not have been given. */
export function isUnitNumber(text: string): boolean {
  const [, code, year, serial, check] = NUMBER.exec(text) ?? []
  return check !== undefined && checkCharacter(`${code}${year}${serial}`) === check
}
