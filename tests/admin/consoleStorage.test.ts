import { afterEach, expect, it } from 'vitest'
import { consoleStorage } from '../../admin/ground/auth/consoleStorage'
import { SEALED } from '../../admin/ground/lock/deviceLock'

const USER = 'CognitoIdentityServiceProvider.client.somebody'
afterEach(() => localStorage.clear())

it('keeps tokens, and no copy of the account', () => {
  consoleStorage.setItem(`${USER}.accessToken`, 'token')
  consoleStorage.setItem(`${USER}.userData`, '{"UserAttributes":[{"Name":"email","Value":"a@example.com"}]}')
  expect(Object.keys(localStorage)).toEqual([`console.${USER}.accessToken`])
})

it('lets nothing lie beside the sealed tokens of a locked device', () => {
  localStorage.setItem(SEALED, '{}')
  consoleStorage.setItem(`${USER}.accessToken`, 'token of an answer that was under way')
  expect(Object.keys(localStorage)).toEqual([SEALED])
})
