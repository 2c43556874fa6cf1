import { expect, it } from 'vitest'
import { echecsDePlaywright, echecsDeVitest, reprisDePlaywright, reprisDeVitest } from './echecs.ts'

it('names each failed test and each file that did not load, by the first line of its error', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  })
  const rapport = {
    testResults: [
      {
        name: '/maison/a.test.ts',
        status: 'failed',
        assertionResults: [
          test('holds', 'passed'),
          test('stalls', 'passed', 'Error: too late'),
          test('gives two', 'failed', '\u001B[31mError: one\u001B[39m\n  at line 3'),
        ],
      },
      {
        name: '/maison/b.test.ts',
        status: 'failed',
        message: 'no such import',
        assertionResults: [],
      },
      { name: '/maison/c.test.ts', status: 'passed', assertionResults: [test('x', 'skipped')] },
    ],
  }
  expect(echecsDeVitest(rapport, '/maison')).toEqual([
    'a.test.ts › gives two : Error: one',
    'b.test.ts : no such import',
  ])
  expect(reprisDeVitest(rapport, '/maison')).toEqual(['a.test.ts › stalls : Error: too late'])
  expect(echecsDeVitest(null, '/maison')).toEqual([])
})

it('names each failed journey, however deep its group', () => {
  const journey = (title: string, status: string) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ status, results: [{ error: { message: 'Timed out\nCall log' } }] }],
  })
  const rapport = {
    suites: [
      {
        specs: [journey('a', 'expected'), journey('c', 'flaky')],
        suites: [{ specs: [journey('b', 'unexpected')] }],
      },
    ],
  }
  expect(echecsDePlaywright(rapport)).toEqual(['x.spec.ts › b : Timed out'])
  expect(reprisDePlaywright(rapport)).toEqual(['x.spec.ts › c : Timed out'])
})
