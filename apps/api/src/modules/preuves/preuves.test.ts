import { type AnyOperation, contract } from '@registre/contract'
import { codeDe } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { hacherMotDePasse } from '../auth/mot-de-passe.ts'

const MOT_DE_PASSE = 'Un-mot-de-passe-2026!'
const JETON = {
  nom: 'Logiciel',
  usage: 'LIRE_COPROPRIETES' as const,
  jours: 30,
  adresses: [],
}

describe('proofs', () => {
  const registre = useRegistre()
  /** A person who signed in by a password, in a browser of their own. */
  const connectee = async (profil: 'TELE_PRO_ADMIN_PRINC' | 'TELE_PRO_GESTION') => {
    const p = await registre().personne(profil)
    await registre().db.query('update utilisateur set mot_de_passe_hash = $2 where id = $1', [
      p.utilisateurId,
      await hacherMotDePasse(MOT_DE_PASSE),
    ])
    p.cookies.clear()
    await p.api.seConnecter({ body: { j_username: p.login, j_password: MOT_DE_PASSE } })
    return p
  }
  const vieillir = (minutes: number) =>
    registre().db.query(`update session set prouvee_le = prouvee_le - make_interval(mins => $1)`, [
      minutes,
    ])

  it('what is sensitive is refused after five minutes, and passes once the password is given', async () => {
    const p = await connectee('TELE_PRO_ADMIN_PRINC')
    expect(await codeDe(p.api.creerJeton({ body: JETON }))).toBe('ok')
    await vieillir(6)
    expect(await codeDe(p.api.creerJeton({ body: JETON }))).toBe('preuve-a-renouveler')
    expect(await p.api.lirePreuve()).toMatchObject({ fraiche: false, moyens: ['mot-de-passe'] })
    const avant = p.cookies.get('registre_session')
    expect(await codeDe(p.api.prouver({ body: { motDePasse: 'Autre' } }))).toBe(
      'regles-non-respectees',
    )
    await p.api.prouver({ body: { motDePasse: MOT_DE_PASSE } })
    expect(p.cookies.get('registre_session')).not.toBe(avant)
    expect(await codeDe(p.api.creerJeton({ body: JETON }))).toBe('ok')
  })

  it('an administrator, an address: only by a fresh proof; the rest of an account without', async () => {
    const p = await connectee('TELE_PRO_ADMIN_PRINC')
    await vieillir(6)
    const qui = { nom: 'Roy', prenom: 'Anne', civilite: '' as const, telephone: '' }
    const creer = (profil: 'TELE_PRO_ADMIN_SECOND' | 'TELE_PRO_GESTION', email: string) =>
      codeDe(p.api.creerUtilisateur({ body: { ...qui, profil, email } }))
    expect(await creer('TELE_PRO_ADMIN_SECOND', 'second@exemple.test')).toBe('preuve-a-renouveler')
    expect(await creer('TELE_PRO_GESTION', 'gestion@exemple.test')).toBe('ok')
    expect(
      await codeDe(p.api.enregistrerCompte({ body: { ...qui, email: 'autre@exemple.test' } })),
    ).toBe('preuve-a-renouveler')
    expect(await codeDe(p.api.enregistrerCompte({ body: { ...qui, email: p.login } }))).toBe('ok')
  })

  it('five failures, even at once, are all that a session may try', async () => {
    const p = await connectee('TELE_PRO_GESTION')
    const codes = await Promise.all(
      Array.from({ length: 9 }, () => codeDe(p.api.prouver({ body: { motDePasse: 'Faux' } }))),
    )
    expect(codes.filter((c) => c === 'regles-non-respectees')).toHaveLength(5)
    expect(await codeDe(p.api.prouver({ body: { motDePasse: MOT_DE_PASSE } }))).toBe(
      'trop-de-requetes',
    )
  })

  it('who presents no certificate proves nothing by it', async () => {
    const p = await connectee('TELE_PRO_GESTION')
    expect(await codeDe(p.api.prouver({ body: {} }))).toBe('regles-non-respectees')
  })

  it('no token does what its owner must prove themself for', () => {
    const sensibles = Object.entries<AnyOperation>(contract).filter(([, op]) => op.fraiche)
    expect(sensibles.filter(([, op]) => op.sansJeton !== true).map(([nom]) => nom)).toEqual([])
    expect(sensibles.map(([nom]) => nom).toSorted()).toEqual([
      'ajouterCle',
      'annulerImmatriculation',
      'changerMotDePasse',
      'confirmerCode',
      'creerJeton',
      'creerUtilisateur',
      'creerWebhook',
      'dissoudre',
      'emprunterCompte',
      'enregistrerCompte',
      'modifierUtilisateur',
      'modifierUtilisateurTeledeclarant',
      'oublierFacteurs',
      'preparerCle',
      'preparerCode',
      'renouvelerCodesSecours',
      'retirerCle',
      'retirerCode',
      'supprimerCopropriete',
    ])
  })
})
