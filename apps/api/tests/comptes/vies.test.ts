import { SIRETS } from '@registre/testing/register'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useRegistre } from '../support/register.ts'
import { GESTES } from './gestes.ts'
import { naitre } from './naitre.ts'
import { rejeuDesComptes } from './rejeu.ts'
import { restes } from './restes.ts'
import { entrer, hasardDe, ouvreEncore, type Vie } from './vie.ts'

// Random lives of accounts, several houses at once: what each act writes is read again, and is what
// `appliquerAuCompte` says; the journal, replayed, leads to the rows; what was open in the name of
// whoever left opens nothing. FUZZ_TOURS: how many gestures; FUZZ_SEED: others than each time's.

const TOURS = Number(process.env['FUZZ_TOURS'] ?? 160)
const GRAINE = Number(process.env['FUZZ_SEED'] ?? 20_261_127)
/** Houses that live at the same time. */
const MAISONS = 8
const DEHORS = ['non-connecte', 'preuve-a-renouveler']
const ENTRER: (typeof GESTES)[number] = ['entrer', 0, (vie, t) => entrer(vie, t)]
const TIRAGE = GESTES.flatMap((g) => Array.from({ length: g[1] }, () => g))

vi.mock(import('../../src/modules/comptes/ecrire.ts'), async (importOriginal) => {
  const { ecrire } = await importOriginal()
  const { exigerRelu } = await import('./relire.ts')
  return {
    ecrire: async (tx, author, avant, changement, fin) => {
      const crees = await ecrire(tx, author, avant, changement, fin)
      await exigerRelu(tx, avant, changement)
      return crees
    },
  }
})

describe('random lives of accounts', () => {
  const registre = useRegistre()
  beforeAll(() => {
    registre().deps.captcha.verifier = async (reponse) => reponse === 'juste'
    // Every firm has as many establishments as its life moves to.
    const { sirene } = registre().deps
    const { trouver } = sirene
    const [connu] = SIRETS.libres
    registre().deps.sirene = {
      ...sirene,
      trouver: async (siret) => {
        const modele = (await trouver(siret)) ?? (await trouver(connu))
        return modele && { ...modele, siret }
      },
    }
  })
  /** How each gesture was answered: one that never succeeds tries nothing. */
  const issues = new Map<string, Map<string, number>>()
  const noter = (nom: string, code: string): void => {
    const siennes = issues.get(nom) ?? issues.set(nom, new Map()).get(nom)
    siennes?.set(code, (siennes.get(code) ?? 0) + 1)
  }
  const jouer = async (vie: Vie, n: number): Promise<void> => {
    if (vie.gens.length === 0) {
      noter('naître', await naitre(vie))
      return
    }
    const t = vie.gens[vie.hasard(vie.gens.length)]
    const tire = TIRAGE[vie.hasard(TIRAGE.length)]
    if (!t || !tire) return
    const [nom, , geste] = t.dehors ? ENTRER : tire
    const avant = vie.partis.length
    const code = await geste(vie, t, n)
    noter(nom, code)
    t.dehors = DEHORS.includes(code)
    if (t.dehors && vie.gens[0]) vie.gens[0].dehors = true
    if (
      [
        'erreur-interne',
        'service-indisponible',
        'still-open',
        'did-not-move',
        'account-lost',
      ].includes(code)
    )
      throw new Error(`seed ${GRAINE}, turn ${n}, ${nom}: ${code}`)
    for (const p of vie.partis.slice(avant))
      expect(await ouvreEncore(vie, p), `seed ${GRAINE}, turn ${n}, ${nom}`).toEqual([])
  }

  it(
    `${TOURS} gestures: rows are what the domain says, the journal leads to them (seed ${GRAINE})`,
    { timeout: 120_000 + TOURS * 2_000 },
    async () => {
      const r = registre()
      const rejeu = rejeuDesComptes(r.db)
      const vies = Array.from({ length: MAISONS }, (_, i): Vie => {
        const hasard = hasardDe(GRAINE + i)
        return { r, hasard, rang: i, declarantId: 0, gens: [], partis: [] }
      })
      for (let n = 0; n < TOURS; n += MAISONS) {
        await Promise.all(vies.map((vie, i) => jouer(vie, n + i)))
        r.clock.advance({ minutes: 2 })
        // How often somebody may ask is tried elsewhere.
        await r.db.query(`delete from limite_debit`)
        const quand = `seed ${GRAINE}, turn ${n}`
        expect(await rejeu(), quand).toEqual([])
        expect(await restes(r.db), quand).toEqual([])
        if (n % 1_000 === 0 && n > 0) process.stdout.write(`${n} gestures\n`)
      }
      if (process.env['FUZZ_TOURS'])
        process.stdout.write(
          `${JSON.stringify(Object.fromEntries([...issues].map(([k, v]) => [k, Object.fromEntries(v)])))}\n`,
        )
      const jamais = [...issues].filter(([, codes]) => !codes.has('ok')).map(([nom]) => nom)
      if (TOURS < 1_000) expect(issues.size - jamais.length).toBeGreaterThan(10)
      else expect(jamais).toEqual(['se tromper'])
    },
  )
})
