import { beforeAll, describe, expect, it } from 'vitest'
import { injectFetch, inscriptionDe } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { DUREE_MIN_MS } from './demander-mot-de-passe.ts'
import { cleDeGraine, hacherCle, nouvelleGraine } from '../../platform/cle-courriel.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'

// Nothing that a visitor can ask says whether an account exists: neither status, headers, words nor
// time.

const registre = useRegistre()
const ESSAIS = 7
/**
 * Loose on a loaded machine. Calls that answer after a floor are held to it as well: what they do
 * beneath is unseen.
 */
const ECART_MS = 40

interface Reponse {
  vu: string
  duree: number
}
/** Headers that differ from one call to the next by nature. */
const PROPRES = new Set([
  'date',
  'x-request-id',
  'set-cookie',
  'ratelimit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
])

const demander = async (chemin: string, init: RequestInit): Promise<Reponse> => {
  const debut = performance.now()
  const reponse = await injectFetch(registre().app, { cookies: new Map() })(chemin, init)
  const corps = (await reponse.text()).replace(/"requestId":"[^"]*"/, '')
  const entetes = [...reponse.headers].filter(([nom]) => !PROPRES.has(nom))
  return { vu: JSON.stringify([reponse.status, entetes, corps]), duree: performance.now() - debut }
}
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const mediane = (durees: readonly number[]): number =>
  [...durees].sort((a, b) => a - b)[Math.floor(durees.length / 2)] ?? 0

/** An active account with the usual cost of a password, or an address of nobody. */
const compte = async (): Promise<string> => {
  const { login, utilisateurId } = await registre().personne('TELE_PRO_GESTION')
  await registre().db.query(`update utilisateur set mot_de_passe_hash = $2 where id = $1`, [
    utilisateurId,
    await hacherMotDePasse('Un-Mot-De-Passe-2026!'),
  ])
  return login
}
let rang = 0
const personne = (): string => `personne.d.autre${(rang += 1)}@exemple.test`

/** A key that an account received and that has run out. */
const clePerimee = async (): Promise<string> => {
  const cle = cleDeGraine(
    registre().deps.settings.SECRET,
    nouvelleGraine({ SECRET: 'x'.repeat(40) }),
  )
  const { utilisateurId } = await registre().personne('TELE_PRO_GESTION')
  await registre().db.query(
    `insert into cle_courriel (cle_hash, objet, utilisateur_id, expire_le, cree_le) values ($1, 'ACTIVATION', $2, $3, $3)`,
    [hacherCle(cle), utilisateurId, new Date(registre().clock.now().getTime() - 1000)],
  )
  return cle
}
const cleDePersonne = async (): Promise<string> =>
  cleDeGraine(registre().deps.settings.SECRET, nouvelleGraine({ SECRET: 'x'.repeat(40) }))

type Cas = [
  string,
  plancher: number,
  connu: () => Promise<string>,
  inconnu: () => Promise<string>,
  appel: (qui: string) => Promise<Reponse>,
]

const CAS: readonly Cas[] = [
  [
    'sign-in',
    DUREE_MIN_MS,
    compte,
    async () => personne(),
    (qui) =>
      demander('/api/authentication', {
        method: 'POST',
        body: new URLSearchParams({ j_username: qui, j_password: 'faux', submit: 'Login' }),
      }),
  ],
  [
    'reset',
    DUREE_MIN_MS,
    compte,
    async () => personne(),
    (qui) => demander('/api/account/reset_password/init', json({ login: qui })),
  ],
  [
    'creation',
    DUREE_MIN_MS,
    compte,
    async () => personne(),
    (qui) => demander('/api/teledeclarant/NON_PRO', json(inscriptionDe('NON_PRO', { email: qui }))),
  ],
  [
    'activation key',
    0,
    clePerimee,
    cleDePersonne,
    (qui) => demander(`/api/public/activate/verify/${qui}`, { method: 'GET' }),
  ],
]

describe('whether an account exists', () => {
  beforeAll(() => {
    registre().deps.captcha.verifier = async () => true
  })

  it.each(CAS)('is not told by %s', async (_nom, plancher, connu, inconnu, appel) => {
    const [oui, non]: [Reponse[], Reponse[]] = [[], []]
    // The first call of a kind pays for what it prepares.
    await appel(await inconnu())
    for (let n = 0; n < ESSAIS; n += 1) {
      const [existe, nexistePas] = [await connu(), await inconnu()]
      // The counters of the one address of these tests would ask for a captcha.
      await registre().db.query(`delete from limite_debit`)
      oui.push(await appel(existe))
      await registre().db.query(`delete from limite_debit`)
      non.push(await appel(nexistePas))
    }
    expect([...new Set(oui.map((r) => r.vu))]).toEqual([...new Set(non.map((r) => r.vu))])
    // A timer may fire a few milliseconds early.
    for (const { duree } of [...oui, ...non]) expect(duree).toBeGreaterThan(plancher - 5)
    const [a, b] = [mediane(oui.map((r) => r.duree)), mediane(non.map((r) => r.duree))]
    expect(
      Math.abs(a - b),
      `${a.toFixed(0)} ms for an account, ${b.toFixed(0)} ms for nobody`,
    ).toBeLessThan(ECART_MS)
  })
})
