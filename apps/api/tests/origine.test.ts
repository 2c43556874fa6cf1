import { type AnyOperation, contract } from '@registre/contract'
import { describe, expect, it } from 'vitest'
import { useRegistre } from './support/register.ts'

const ecritures = (Object.entries(contract) as [string, AnyOperation][]).filter(
  ([, o]) => o.method !== 'GET' || o.changesState,
)
const chemin = (op: AnyOperation): string => op.path.replace(/\{(\w+)\}/g, '999999')

describe('where a call that acts comes from', () => {
  const registre = useRegistre()
  const cookieDuTeneur = async (): Promise<string> =>
    [...(await registre().personne('TENEUR_ADMIN_PRINC')).cookies]
      .map(([k, v]) => `${k}=${v}`)
      .join('; ')

  it('each operation that changes a state asks for proof that the call comes from the register', async () => {
    const cookie = await cookieDuTeneur()
    const fautes: string[] = []
    for (const [nom, op] of ecritures) {
      for (const headers of [
        { cookie },
        { cookie, 'x-register-client': 'x', 'sec-fetch-site': 'cross-site' },
        { cookie, 'x-register-client': 'x', origin: 'https://ailleurs.example' },
        { cookie, host: 'registre.test', origin: 'https://ailleurs.example' },
        { cookie, host: 'registre.test', origin: 'http://registre.test:8080' },
        // The register's own name, reached without what keeps others from writing on the line.
        { cookie, host: 'registre.test', origin: 'https://registre.test' },
        { cookie, origin: 'null' },
        { cookie, 'sec-fetch-site': 'same-site' },
        { cookie, 'sec-fetch-site': 'none' },
        { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      ]) {
        const answer = await registre().app.inject({ method: op.method, url: chemin(op), headers })
        if (answer.headers['x-register-error'] !== 'origine-refusee')
          fautes.push(`${nom}: ${answer.statusCode}`)
      }
    }
    expect(fautes).toEqual([])
  })

  it('a write with a session proves its origin by what the browser says, without any other header', async () => {
    const cookie = await cookieDuTeneur()
    const fautes: string[] = []
    for (const [nom, op] of ecritures) {
      const page = { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
      for (const [headers, pourUnGet] of [
        [{ cookie, host: 'registre.test', origin: 'http://registre.test' }, false],
        [page, false],
        // What code of a page alone sends: not an image, a frame, nor a page fetched in advance.
        [{ ...page, 'sec-fetch-dest': 'empty' }, true],
        [{ ...page, 'sec-fetch-dest': 'image' }, false],
        [{ ...page, 'sec-fetch-dest': 'empty', 'sec-purpose': 'prefetch' }, false],
      ] as const) {
        // A session that was closed tells nothing of the origin.
        if (nom === 'seDeconnecter') continue
        const answer = await registre().app.inject({ method: op.method, url: chemin(op), headers })
        const refuse = answer.headers['x-register-error'] === 'origine-refusee'
        if (refuse !== (op.method === 'GET' && !pourUnGet))
          fautes.push(`${nom}: ${answer.statusCode} ${answer.headers['x-register-error']}`)
      }
    }
    expect(fautes).toEqual([])
  })
})
