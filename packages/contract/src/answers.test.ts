import { describe, expect, it } from 'vitest'
import { answerFault } from './answers.ts'
import { contract } from './contract.ts'

const refus = {
  type: '/aide/erreurs#introuvable',
  title: 'Introuvable',
  status: 404,
  code: 'introuvable',
  message: 'Introuvable',
  requestId: 'r-1',
}

describe('an answer against its operation', () => {
  it('says nothing of what the operation declares', () => {
    expect(answerFault(contract.verifierCle, 200, { response: true })).toBe('')
    expect(answerFault(contract.verifierCle, 404, refus)).toBe('')
    expect(answerFault(contract.telechargerNewsletter, 200, null)).toBe('')
  })
  it('names what differs, in an answer or in a refusal', () => {
    expect(answerFault(contract.verifierCle, 200, { response: 'oui' })).toContain('response')
    expect(answerFault(contract.verifierCle, 404, { message: 'Introuvable' })).toContain('code')
    expect(answerFault(contract.telechargerNewsletter, 500, {})).toContain('status')
  })
})
