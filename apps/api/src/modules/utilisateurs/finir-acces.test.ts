import { codeDe, type Personne } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { cleDeGraine } from '../../platform/cle-courriel.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'

const ANCIEN = 'Un-mot-de-passe-2026!'
const NOUVEAU = 'Un-autre-mot-2026!'
const QUI = { civilite: '' as const, nom: 'Durand', prenom: 'Camille', telephone: '' }

/** What opens an account, or eases its opening: each by where it lies. */
const ACCES = {
  session: 'select 1 from session where utilisateur_id = $1',
  souvenir: 'select 1 from jeton_souvenir where utilisateur_id = $1',
  appareil: 'select 1 from appareil_connu where utilisateur_id = $1',
  'connexion en attente': 'select 1 from connexion_en_attente where utilisateur_id = $1',
  jeton: 'select 1 from jeton_api where utilisateur_id = $1 and revoque_le is null',
  calendrier: 'select 1 from abonnement_calendrier where utilisateur_id = $1',
  identité: 'select 1 from identite_liee where utilisateur_id = $1',
} as const

const cleDe = async (r: Registre, a: string, modele: string): Promise<string> => {
  const [mail] = await r.db.query<{ graine: string }>(
    `select payload->'donnees'->>'graine' as graine from outbox where payload->>'a' = $1 and payload->>'modele' = $2 order by id desc limit 1`,
    [a, modele],
  )
  return cleDeGraine(r.deps.settings.SECRET, mail?.graine ?? '')
}
const changerAdresse = async (r: Registre, p: Personne): Promise<string> => {
  const email = `nouvelle.${p.login}`
  await p.api.enregistrerCompte({ body: { ...QUI, email } })
  return cleDe(r, email, 'adresse-a-confirmer')
}
const modifier = async (r: Registre, p: Personne, change: Record<string, string>) => {
  const admin = await r.personne('TELE_PRO_ADMIN_PRINC', p.teledeclarantId ?? 0)
  const { api } = admin
  const u = await api.lireUtilisateur({ params: { id: p.utilisateurId } })
  const { id, version, profil, civilite, nom, prenom, email, telephone, numCartePro } = u
  await api.modifierUtilisateur({
    body: {
      id,
      version,
      profil,
      civilite,
      nom,
      prenom,
      email,
      telephone,
      numCartePro,
      ...change,
    } as never,
  })
}

/** What ends every access of an account; the session that chose a password stays, and no other. */
const FINS: Record<string, (r: Registre, p: Personne) => Promise<unknown>> = {
  'another password, from a session': (_r, p) =>
    p.api.changerMotDePasse({ body: { password: ANCIEN, newPassword: NOUVEAU } }),
  'another password, by a link': async (r, p) => {
    await r.visiteur().api.demanderMotDePasse({ body: { login: p.login } })
    const key = await cleDe(r, p.login, 'mot-de-passe-oublie')
    await r.visiteur().api.changerMotDePasse({ body: { key, newPassword: NOUVEAU } })
  },
  'another e-mail': async (r, p) =>
    r.visiteur().api.confirmerAdresse({ body: { cle: await changerAdresse(r, p) } }),
  'a change of e-mail that its owner stops': async (r, p) => {
    await changerAdresse(r, p)
    const cle = await cleDe(r, p.login, 'adresse-demandee')
    await r.visiteur().api.arreter({ body: { cle, quoi: 'ADRESSE' } })
  },
  'an e-mail that an administrator moves': (r, p) =>
    modifier(r, p, { email: `ailleurs.${p.login}` }),
  'another profile': (r, p) => modifier(r, p, { profil: 'TELE_PRO_ADMIN_SECOND' }),
  'a reset of the second factor': async (r, p) => {
    await r.db.query('update utilisateur set second_facteur = true where id = $1', [
      p.utilisateurId,
    ])
    for (let n = 0; n < 2; n += 1) {
      const admin = await r.personne('TENEUR_ADMIN_PRINC')
      await r.db.query(`update utilisateur set cree_le = '2020-01-01' where id = $1`, [
        admin.utilisateurId,
      ])
      await admin.api.oublierFacteurs({ params: { id: p.utilisateurId } })
    }
  },
  'the end of the account': async (r, p) => {
    const { api } = await r.personne('TELE_PRO_ADMIN_PRINC', p.teledeclarantId ?? 0)
    await api.supprimerUtilisateurs({ body: [p.utilisateurId] } as never)
  },
}

/** The identity of the State stays its own person's: these alone end it. */
const FINS_IDENTITE = [
  'a change of e-mail that its owner stops',
  'a reset of the second factor',
  'the end of the account',
]

describe('all that opens an account ends with', () => {
  const registre = useRegistre()
  const ouvrir = async (): Promise<Personne & { chemin: string }> => {
    const r = registre()
    const p = await r.personne('TELE_PRO_GESTION')
    await r.db.query('update utilisateur set mot_de_passe_hash = $2 where id = $1', [
      p.utilisateurId,
      await hacherMotDePasse(ANCIEN),
    ])
    await r.visiteur().api.seConnecter({
      body: { j_username: p.login, j_password: ANCIEN, 'remember-me': 'true' },
    })
    await r.db.query(
      `insert into connexion_en_attente (cle_hash, utilisateur_id, se_souvenir, expire_le) values ($1, $2, false, '2100-01-01')`,
      [`attente-${p.utilisateurId}`, p.utilisateurId],
    )
    await r.db.query(
      `insert into identite_liee (utilisateur_id, acces, emetteur, sujet, cree_le) values ($1, 'proconnect', 'https://identite.test', $2, now())`,
      [p.utilisateurId, `sujet-${p.utilisateurId}`],
    )
    await r.parJeton(p)
    const { chemin } = await p.api.ouvrirAbonnementCalendrier({ body: {} })
    return { ...p, chemin }
  }
  const ouverts = async (p: Personne): Promise<string[]> => {
    const noms: string[] = []
    for (const [nom, texte] of Object.entries(ACCES))
      if ((await registre().db.query(texte, [p.utilisateurId])).length > 0) noms.push(nom)
    return noms
  }

  it.each(Object.keys(FINS))('%s', async (nom) => {
    const p = await ouvrir()
    expect(await ouverts(p)).toEqual(Object.keys(ACCES))
    await FINS[nom]?.(registre(), p)
    expect(await ouverts(p)).toEqual([
      ...(nom.endsWith('from a session') ? ['session'] : []),
      ...(FINS_IDENTITE.includes(nom) ? [] : ['identité']),
    ])
    expect((await registre().app.inject({ url: p.chemin })).statusCode).toBe(404)
  })

  it('a calendar is opened by a fresh proof, by no program, and its owner is told', async () => {
    const p = await ouvrir()
    const r = registre()
    const { api } = await r.parJeton(p)
    expect(await codeDe(api.ouvrirAbonnementCalendrier({ body: {} }))).toBe(
      'action-interdite-par-jeton',
    )
    expect(
      await r.db.query(
        `select 1 from outbox where payload->>'a' = $1 and payload->>'modele' = 'calendrier-ouvert'`,
        [p.login],
      ),
    ).toHaveLength(1)
    await r.db.query('update session set prouvee_le = null where utilisateur_id = $1', [
      p.utilisateurId,
    ])
    expect(await codeDe(p.api.ouvrirAbonnementCalendrier({ body: {} }))).toBe('preuve-a-renouveler')
  })
})
