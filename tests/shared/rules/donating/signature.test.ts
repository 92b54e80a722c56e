import { expect, test } from 'vitest'
import { hasInk, isOwnName, pathOf, withPoint, type Point } from '../../../../shared/rules/donating/signature'

const registered = { lastName: '髙\u{e0100}橋', firstName: '𠮷子' }

test.each([
  ['高橋 吉子', true],
  ['髙橋　𠮷子', true],
  ['高橋吉子', true],
  ['高橋 芳子', false],
  ['高橋', false],
  ['', false],
  [' ', false],
])('%s is the registered name: %s', (typed, own) => expect(isOwnName(typed, registered)).toBe(own))

test('nobody signs for a person without a registered name', () =>
  expect(isOwnName('　', { lastName: null, firstName: null })).toBe(false))

const line = (...points: Point[]) => points.reduce<readonly Point[]>(withPoint, [])

test.each([
  ['nothing', '', false],
  ['a dot', pathOf([line([300, 100])]), false],
  ['a stroke', pathOf([line([10, 10], [200, 150])]), true],
  ['two strokes', pathOf([line([10, 10], [80, 80]), line([90, 10], [90, 90])]), true],
  ['a stroke drawn past the edge', pathOf([line([-40, 10], [900, 10])]), true],
  ['a stroke outside of the field', 'M0 0L900 0', false],
  ['something else', 'M0 0C1 1 2 2 300 3', false],
])('%s has ink: %s', (_, path, ink) => expect(hasInk(path)).toBe(ink))
