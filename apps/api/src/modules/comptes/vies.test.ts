import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '@registre/db'
import {
  type AccesDuCompte,
  accesFinisPar,
  appliquerAuCompte,
  type ChangementDeCompte,
  type Compte,
} from '@registre/domain'
import { codeDe, type Personne } from '@registre/testing/register'
import { describe, expect, it, vi } from 'vitest'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'

// Random lives of accounts: what each act writes is read again, it is what `appliquerAuCompte` says;
// nothing opens a closed account; two acts at once wait for each other.

/** How many gestures; the same each time. */
const TOURS = Number(process.env['FUZZ_TOURS'] ?? 120)
const MOT_DE_PASSE = 'Un-mot-de-passe-2026!'
const QUI = { civilite: '' as const, nom: 'Durand', prenom: 'Camille', telephone: '' }

/** Throws an Error when a row that was written is not what the domain says. */
const exigerRelu = async (tx: Pick<Tx, 'sql'>, avant: Compte, changement: ChangementDeCompte) => {
  const apres = appliquerAuCompte(avant, changement)
  for (const u of apres.utilisateurs.filter(({ id }) => id > 0)) {
    const [lu] = await tx.sql(
      `select actif, supprime_le is not null as supprime, profil, login, email, mot_de_passe_hash is not null as mdp from utilisateur where id = $1`,
      [u.id],
    )
    const attendu = {
      actif: u.etat === 'OUVERT',
      supprime: u.etat === 'FERME',
      profil: u.profil,
      login: u.login,
      email: u.email,
      mdp: u.aMotDePasse,
    }
    if (!isDeepStrictEqual({ ...lu }, attendu))
      throw new Error(`${u.id}: ${JSON.stringify(lu)}, expected ${JSON.stringify(attendu)}`)
  }
  const d = apres.declarant
  if (!d || d.id < 0) return
  const [lu] = await tx.sql(`select statut, siret, rep_email from teledeclarant where id = $1`, [
    d.id,
  ])
  if (!isDeepStrictEqual({ ...lu }, { statut: d.statut, siret: d.siret, rep_email: d.email }))
    throw new Error(`declarant ${d.id}: ${JSON.stringify(lu)}, expected ${JSON.stringify(d)}`)
}

vi.mock(import('./ecrire.ts'), async (importOriginal) => {
  const { ecrire } = await importOriginal()
  return {
    ecrire: async (tx, author, avant, changement, fin) => {
      const crees = await ecrire(tx, author, avant, changement, fin)
      await exigerRelu(tx, avant, changement)
      return crees
    },
  }
})

const cleDe = async (r: Registre, a: string, modele: string): Promise<string> => {
  const [mail] = await r.db.query<{ graine: string }>(
    `select payload->'donnees'->>'graine' as graine from outbox where payload->>'a' = $1 and payload->>'modele' = $2 order by id desc limit 1`,
    [a, modele],
  )
  return cleDeGraine(r.deps.settings.SECRET, mail?.graine ?? '')
}
const lireLogin = async (r: Registre, p: Personne): Promise<string> =>
  (
    await r.db.query<{ login: string }>('select login from utilisateur where id = $1', [
      p.utilisateurId,
    ])
  )[0]?.login ?? ''
const connecter = async (r: Registre, p: Personne): Promise<string> =>
  codeDe(
    r.visiteur().api.seConnecter({
      body: { j_username: await lireLogin(r, p), j_password: MOT_DE_PASSE },
    }),
  )

interface Maison {
  admin: Personne
  gens: Personne[]
}
type Geste = (r: Registre, m: Maison, qui: Personne, n: number) => Promise<string>

const modifier = async (m: Maison, qui: Personne, change: Record<string, string>) => {
  const u = await m.admin.api
    .lireUtilisateur({ params: { id: qui.utilisateurId } })
    .catch(() => null)
  if (!u) return 'introuvable'
  const { id, version, profil, civilite, nom, prenom, email, telephone, numCartePro } = u
  const lu = { id, version, profil, civilite, nom, prenom, email, telephone, numCartePro }
  return codeDe(m.admin.api.modifierUtilisateur({ body: { ...lu, ...change } as never }))
}

const GESTES: readonly Geste[] = [
  (r, _m, qui) => connecter(r, qui),
  (_r, _m, qui, n) =>
    codeDe(qui.api.enregistrerCompte({ body: { ...QUI, nom: `Nom${n}`, email: qui.login } })),
  (_r, _m, qui) =>
    codeDe(
      qui.api.changerMotDePasse({ body: { password: MOT_DE_PASSE, newPassword: MOT_DE_PASSE } }),
    ),
  async (r, _m, qui, n) => {
    const email = `v${n}.${qui.login}`
    const code = await codeDe(qui.api.enregistrerCompte({ body: { ...QUI, email } }))
    if (code !== 'ok') return code
    if (n % 3 > 0) {
      const cle = await cleDe(r, email, 'adresse-a-confirmer')
      await codeDe(r.visiteur().api.confirmerAdresse({ body: { cle } }))
    }
    const arret = await cleDe(r, qui.login, 'adresse-demandee')
    return codeDe(r.visiteur().api.arreter({ body: { cle: arret, quoi: 'ADRESSE' } }))
  },
  (_r, m, qui, n) =>
    modifier(m, qui, { profil: n % 2 === 0 ? 'TELE_PRO_ADMIN_SECOND' : 'TELE_PRO_GESTION' }),
  (_r, m, qui, n) => modifier(m, qui, { email: `a${n}.${qui.login}`, nom: `Autre${n}` }),
  async (r, m, qui, n) =>
    n % 4 > 0
      ? connecter(r, qui)
      : codeDe(m.admin.api.supprimerUtilisateurs({ body: [qui.utilisateurId] } as never)),
]

/** Whose account each access is open in the name of. */
const OUVERTS: Readonly<Record<AccesDuCompte, string>> = {
  session: 'select coalesce(original_id, utilisateur_id) as id from session',
  'navigateur-retenu': 'select utilisateur_id as id from jeton_souvenir',
  'appareil-connu': 'select utilisateur_id as id from appareil_connu',
  'connexion-en-cours': 'select utilisateur_id as id from connexion_en_attente',
  'cle-courriel': 'select utilisateur_id as id from cle_courriel',
  jeton: 'select utilisateur_id as id from jeton_api where revoque_le is null',
  calendrier: 'select utilisateur_id as id from abonnement_calendrier',
  certificat: 'select utilisateur_id as id from certificat where revoque_le is null',
}
/** What lies open in the name of accounts that are closed, of what their end closes: nothing. */
const RESTES = accesFinisPar('fermer')
  .map(
    (acces) =>
      `select '${acces}' as acces, u.id from utilisateur u join (${OUVERTS[acces]}) o on o.id = u.id where u.supprime_le is not null`,
  )
  .join(' union all ')

describe('lives of accounts', () => {
  const registre = useRegistre()
  const maison = async (): Promise<Maison> => {
    const r = registre()
    const admin = await r.personne('TELE_PRO_ADMIN_PRINC')
    const gens: Personne[] = []
    const hash = await hacherMotDePasse(MOT_DE_PASSE)
    for (let i = 0; i < 3; i += 1) {
      const p = await r.personne('TELE_PRO_GESTION', admin.teledeclarantId ?? 0)
      await r.db.query('update utilisateur set mot_de_passe_hash = $2 where id = $1', [
        p.utilisateurId,
        hash,
      ])
      gens.push(p)
    }
    return { admin, gens }
  }
  const pannes = ['erreur-interne', 'service-indisponible']

  it(`${TOURS} gestures: rows are what the domain says, nothing opens who is closed`, async () => {
    const r = registre()
    let m = await maison()
    const codes = new Map<string, number>()
    for (let n = 0; n < TOURS; n += 1) {
      // A new house now and then: the accounts of the former one have mostly closed.
      if (n % 12 === 11) m = await maison()
      const qui = m.gens[(n * 7) % m.gens.length] ?? m.admin
      const code = (await GESTES[(n * 5 + (n % 3)) % GESTES.length]?.(r, m, qui, n)) ?? ''
      codes.set(code, (codes.get(code) ?? 0) + 1)
      r.clock.advance({ minutes: 20 })
      expect(pannes, `turn ${n}`).not.toContain(code)
      expect(await r.db.query(RESTES), `turn ${n}`).toEqual([])
    }
    expect(codes.get('ok') ?? 0).toBeGreaterThan(TOURS / 8)
  }, 120_000)

  it('two deletions, a sign-in and a closing, two saves at once: one after the other', async () => {
    const r = registre()
    for (let n = 0; n < 8; n += 1) {
      const m = await maison()
      const [un, deux] = m.gens
      if (!un || !deux) throw new Error('nobody')
      const teneur = await r.personne('TENEUR_ADMIN_PRINC')
      const params = { id: m.admin.teledeclarantId ?? 0 }
      const codes = await Promise.all([
        codeDe(teneur.api.supprimerTeledeclarant({ params })),
        codeDe(teneur.api.supprimerTeledeclarant({ params })),
        connecter(r, un),
        codeDe(m.admin.api.supprimerUtilisateurs({ body: [un.utilisateurId] } as never)),
        modifier(m, deux, { nom: 'Ensemble' }),
        codeDe(deux.api.enregistrerCompte({ body: { ...QUI, email: deux.login } })),
      ])
      for (const code of codes) expect(pannes).not.toContain(code)
      expect(codes.slice(0, 2).filter((c) => c === 'ok')).toHaveLength(1)
      expect(await r.db.query(RESTES)).toEqual([])
    }
  }, 120_000)
})
